/** Returns where each row starts, in pixels; the last entry is where the list ends. */
export function rowStarts<Row>(rows: readonly Row[], heightOf: (row: Row) => number): number[] {
  const starts = [0];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + heightOf(row));
  return starts;
}

/** Returns the indexes of the rows that touch the stretch between two pixels. */
export function rowsBetween(starts: readonly number[], { from, to }: { from: number; to: number }): number[] {
  const count = starts.length - 1;
  const first = Math.max(0, lastStartAt(starts, from));
  const last = Math.min(count - 1, lastStartAt(starts, to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * Returns how far most of the rows that were in view moved, in pixels. It is the median, so that a single row that
 * jumps elsewhere does not count. Removed rows are left out.
 */
export function typicalShift(
  before: readonly { id: string; start: number }[],
  startOf: ReadonlyMap<string, number>,
): number {
  const shifts = before.flatMap(({ id, start }) => {
    const now = startOf.get(id);
    return now === undefined ? [] : [now - start];
  });
  return shifts.toSorted((one, other) => one - other)[shifts.length >> 1] ?? 0;
}

/** Returns the index of the last entry that is not beyond `pixel`, by binary search; -1 when all are. */
function lastStartAt(starts: readonly number[], pixel: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= pixel) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
