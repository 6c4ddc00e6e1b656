/**
 * A menu with what customers write to it: for each label what chooses it, and under `none` what must be asked again,
 * because it refuses, doubts, names two of them or speaks of something else. Answers
 * are parted by bars.
 */
export interface MenuTable {
  menu: string;
  /** The labels, in their order; after a colon the author's own words for it. */
  options: readonly string[];
  answers: Readonly<Record<string, string>>;
  none: string;
}

/** Returns the answers of a row. */
export function answersIn(row: string): string[] {
  return row
    .split('|')
    .map((answer) => answer.trim())
    .filter(Boolean);
}
