import type { Conversation } from '@prosa/contract';
import { orders } from './conversation-order.ts';
import type { DeskEvent } from './desk-event.ts';
import type { DeskView } from './desk-view.ts';
import { matchesFilter } from './matches-filter.ts';
import { patchConversation } from './patch-conversation.ts';

/** The desk's list for one view, as it is cached. */
export interface DeskList {
  /** In the order of the view. */
  rows: readonly Conversation[];
  /** Whether the server has more beyond the last row. */
  has_more: boolean;
  /** How many rows were asked for. */
  limit: number;
}

/**
 * Returns the list of one view after a live event: rows change, move to their place, leave when they no longer match
 * and enter when they do. Applying an event twice changes nothing; an untouched list stays the same object.
 */
export function patchList(list: DeskList, event: DeskEvent, view: DeskView): DeskList {
  if (event.type === 'conversation_finished' || event.type === 'conversation_removed') {
    return without(list, event.conversation_id);
  }
  const known = list.rows.filter((row) => isAbout(event, row));
  if (known.length === 0)
    return 'conversation' in event
      ? entered(list, event.conversation, { ...view, last: list.rows.at(-1) })
      : list;
  return known.reduce((patched, row) => settled(patched, patchConversation(row, event), view), list);
}

/** Moves a changed row of the list to its place, or removes it. */
function settled(list: DeskList, row: Conversation, view: DeskView): DeskList {
  if (list.rows.includes(row)) return list;
  const rest = { ...list, rows: list.rows.filter((other) => other._id !== row._id) };
  return entered(rest, row, { ...view, last: list.rows.at(-1) });
}

/** Adds a row, unless it comes after the last one that is loaded: that part is loaded by 'Carregar mais'. */
function entered(list: DeskList, row: Conversation, { last, ...view }: Entering): DeskList {
  if (!matchesFilter(row, view)) return list;
  const order = orders[view.sort];
  if (list.has_more && last !== undefined && order(row, last) > 0) return list;
  const found = list.rows.findIndex((other) => order(row, other) <= 0);
  return { ...list, rows: list.rows.toSpliced(found === -1 ? list.rows.length : found, 0, row) };
}

interface Entering extends DeskView {
  last: Conversation | undefined;
}

function without(list: DeskList, id: string): DeskList {
  const rows = list.rows.filter((row) => row._id !== id);
  return rows.length === list.rows.length ? list : { ...list, rows };
}

function isAbout(event: DeskEvent, row: Conversation): boolean {
  if (event.type === 'contact_updated') return event.contact._id === row.contact._id;
  if (event.type === 'contact_picture') return event.contact_id === row.contact._id;
  return event.conversation_id === row._id;
}
