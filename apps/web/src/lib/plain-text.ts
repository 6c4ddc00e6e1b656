/** Returns a text without case and accents, for comparing. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase()
    .trim();
}
