/**
 * Returns whether one text is the other with at most so many typing mistakes: letters added, dropped, replaced, or two
 * that changed places.
 */
export function fewMistakes(one: string, other: string, allowed: number): boolean {
  if (Math.max(one.length, other.length) > 200) return false;
  return Math.abs(one.length - other.length) <= allowed && editDistance(one, other) <= allowed;
}

/** Counts the mistakes (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const below = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = i > 1 && j > 1 && isSwapped ? (above[j - 2] ?? 0) + 1 : Infinity;
      below.push(Math.min(change, swap, (row[j] ?? 0) + 1, (below[j - 1] ?? 0) + 1));
    }
    above = row;
    row = below;
  }
  return row[other.length] ?? 0;
}
