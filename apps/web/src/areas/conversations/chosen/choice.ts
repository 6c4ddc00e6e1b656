import { limits } from '@prosa/contract';

/** The rows that a person chose, and where a range begins. */
export interface Choice {
  ids: readonly string[];
  /** The row that was chosen or left out last. */
  anchor: string | null;
}

/** How a row is chosen: alone, or with all rows between it and the last one. */
export type Reach = 'one' | 'range';

export const nothingChosen: Choice = { ids: [], anchor: null };

/** Returns the choice with a row added, or left out where it was chosen. */
export function toggled({ ids }: Choice, id: string): Choice {
  return capped(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], id);
}

/** Returns the choice with all rows from the last one to this one; without a last one, with this one. */
export function extended(choice: Choice, rows: readonly string[], id: string): Choice {
  const from = rows.indexOf(choice.anchor ?? id);
  const to = rows.indexOf(id);
  if (from === -1 || to === -1) return capped([...new Set([...choice.ids, id])], id);
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  // Nearest to the anchor first, so that a limit cuts off what is farthest.
  const added = from <= to ? range : range.toReversed();
  return { ...capped([...new Set([...choice.ids, ...added])], id), anchor: choice.anchor ?? id };
}

/** Returns the choice of all rows, from the top, as many as one act takes. */
export function allOf(rows: readonly string[]): Choice {
  return capped(rows, rows[0] ?? null);
}

/** Returns the choice without what is no longer in the list, because an act must not change what is not shown. */
export function within(choice: Choice, rows: readonly string[]): Choice {
  const listed = new Set(rows);
  if (choice.ids.every((id) => listed.has(id))) return choice;
  const { anchor } = choice;
  return {
    ids: choice.ids.filter((id) => listed.has(id)),
    anchor: anchor !== null && listed.has(anchor) ? anchor : null,
  };
}

function capped(ids: readonly string[], anchor: string | null): Choice {
  return { ids: ids.slice(0, limits.chosen_max), anchor };
}
