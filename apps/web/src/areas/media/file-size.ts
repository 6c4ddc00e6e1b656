const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Returns a file's size for people: `340 B`, `12 kB`, `3,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${number.format(bytes / 1_000_000)} MB`;
}
