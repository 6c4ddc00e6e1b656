const units = [
  [86_400_000, 'dia', 'dias'],
  [3_600_000, 'hora', 'horas'],
  [60_000, 'minuto', 'minutos'],
  [1000, 'segundo', 'segundos'],
] as const;

/** Returns a length of time in words: "1 dia", "2 horas e 30 minutos". */
export function lengthText(ms: number): string {
  const parts: string[] = [];
  let rest = Math.max(Math.round(ms / 1000) * 1000, 0);
  for (const [size, one, many] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`);
  }
  const [first = 'menos de um segundo', second] = parts;
  return second === undefined ? first : `${first} e ${second}`;
}
