import type { Conversation, ConversationFilter } from '@prosa/contract';
import { byActivity } from './conversation-order.ts';
import type { DeskEvent } from './desk-event.ts';
import { matchesFilter } from './matches-filter.ts';
import { patchConversation } from './patch-conversation.ts';

/** The desk's list for one filter, as it is cached. */
export interface DeskList {
  /** Newest activity first. */
  rows: readonly Conversation[];
  /** Whether the server has more beyond the last row. */
  has_more: boolean;
  /** How many rows were asked for. */
  limit: number;
}

/**
 * Returns the list of one filter after a live event: rows change, move to their place, leave when they no longer match
 * and enter when they do. Applying an event twice changes nothing; an untouched list stays the same object.
 */
export function patchList(list: DeskList, event: DeskEvent, filter: ConversationFilter): DeskList {
  if (event.type === 'conversation_finished' || event.type === 'conversation_removed') {
    return without(list, event.conversation_id);
  }
  const known = list.rows.filter((row) => isAbout(event, row));
  if (known.length === 0) return 'conversation' in event ? entered(list, event.conversation, filter) : list;
  return known.reduce((patched, row) => settled(patched, patchConversation(row, event), filter), list);
}

/** Moves a changed row of the list to its place, or removes it. */
function settled(list: DeskList, row: Conversation, filter: ConversationFilter): DeskList {
  if (list.rows.includes(row)) return list;
  const rest = list.rows.filter((other) => other._id !== row._id);
  return matchesFilter(row, filter) ? { ...list, rows: inserted(rest, row) } : { ...list, rows: rest };
}

/** Adds a new row, unless it comes after the last one: that part is loaded by 'Carregar mais'. */
function entered(list: DeskList, row: Conversation, filter: ConversationFilter): DeskList {
  const last = list.rows.at(-1);
  const isBeyond = list.has_more && last !== undefined && byActivity(row, last) > 0;
  if (isBeyond || !matchesFilter(row, filter)) return list;
  return { ...list, rows: inserted(list.rows, row) };
}

function inserted(rows: readonly Conversation[], row: Conversation): Conversation[] {
  const found = rows.findIndex((other) => byActivity(row, other) <= 0);
  return rows.toSpliced(found === -1 ? rows.length : found, 0, row);
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
