/** Joins patterns to one that finds any of them. */
export function anyOf(patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join('|');
}
