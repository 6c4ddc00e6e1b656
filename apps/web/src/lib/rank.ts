import { plainText } from './plain-text.ts';

interface Ranked {
  label: string;
  /** What also matches, behind every match of a label. */
  hint?: string;
}

/**
 * Returns the items that match a search, the best first: matches at the start of the label, then of a word in it, then
 * anywhere in it, then in the hint. Accents and case do not count; an empty search matches everything.
 */
export function rank<Item extends Ranked>(items: readonly Item[], query: string): Item[] {
  const wanted = plainText(query);
  if (!wanted) return [...items];
  return items
    .map((item, index) => ({ item, index, score: scoreOf(item, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.index - other.index)
    .map(({ item }) => item);
}

function scoreOf({ label, hint = '' }: Ranked, wanted: string): number {
  const inLabel = placeOf(plainText(label), wanted);
  return inLabel > 0 ? inLabel + 3 : placeOf(plainText(hint), wanted);
}

function placeOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 3;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 1 : 0;
}
