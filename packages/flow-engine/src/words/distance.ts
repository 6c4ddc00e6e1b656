/**
 * Returns whether one text is the other with a typing mistake: at most a quarter of the letters, from four letters
 * on.
 */
export function isClose(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 4 || length > 200) return false;
  const allowed = Math.floor(length / 4);
  return Math.abs(one.length - other.length) <= allowed && editDistance(one, other) <= allowed;
}

/** Letters to add, drop or replace to make one text the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const below = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      below.push(Math.min(change, (row[j] ?? 0) + 1, (below[j - 1] ?? 0) + 1));
    }
    row = below;
  }
  return row[other.length] ?? 0;
}
