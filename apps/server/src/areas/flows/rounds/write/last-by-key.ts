/** Returns the last row of each key, for one statement may not touch a row twice. */
export function lastByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
