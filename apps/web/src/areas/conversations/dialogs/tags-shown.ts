/** How many tags a dialog lists; more are found by typing. */
export const maxTagsShown = 100;

/** Returns the sentence about tags that are found and not listed; empty when all are. */
export function restOfTags(found: number): string {
  const rest = found - maxTagsShown;
  if (rest <= 0) return '';
  return `E mais ${rest.toLocaleString('pt-BR')}. Digite uma parte do nome para achar.`;
}
