import { plainText } from './plain-text.ts';

/**
 * Returns the items that match a search, the best first: matches at the start of the label, then of a word in it, then
 * anywhere. Accents and case do not count; an empty search matches everything.
 */
export function rank<Item extends { label: string }>(items: readonly Item[], query: string): Item[] {
  const wanted = plainText(query);
  if (!wanted) return [...items];
  return items
    .map((item, index) => ({ item, index, score: scoreOf(plainText(item.label), wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .map(({ item }) => item);
}

function scoreOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 3;
  if (label.includes(` ${wanted}`)) return 2;
  return label.includes(wanted) ? 1 : 0;
}
