import { calls, limits, type Contact, type Conversation } from '@prosa/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import type { DeskEvent } from '../live/desk-event.ts';
import type { DeskView } from '../live/desk-view.ts';
import { patchConversation } from '../live/patch-conversation.ts';
import { patchList, type DeskList } from '../live/patch-list.ts';
import { hasGap, patchThread, type Thread } from '../live/patch-thread.ts';
import { conversationKey } from './conversation.ts';
import { deskListKey, deskListKeyOf } from './desk-list.ts';
import { threadKey, threadKeyOf } from './thread.ts';

/**
 * Applies live events to everything the desk has cached: all lists, threads, conversations and contacts. What the
 * events alone cannot update is loaded again: a thread with a gap, a list that ran out of rows.
 */
export function applyDeskEvents(client: QueryClient, events: readonly DeskEvent[]): void {
  patchLists(client, events);
  patchThreads(client, events);
  for (const [queryKey] of client.getQueriesData<Conversation>({ queryKey: conversationKey })) {
    client.setQueryData<Conversation>(queryKey, (known) => known && events.reduce(patchConversation, known));
  }
  for (const event of events) {
    if (event.type === 'contact_updated') patchContact(client, event.contact);
    if (event.type === 'contact_picture') {
      const { contact_id: _id, profile_picture } = event;
      patchContact(client, { _id, profile_picture });
    }
  }
}

/** Marks what the desk has cached as old, because nothing patches it while the desk is not shown. */
export function leaveDeskCache(client: QueryClient): void {
  for (const queryKey of [deskListKey, threadKey, conversationKey]) {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/**
 * Removes many finished conversations from all lists in one pass. What the lists then lack is loaded by the refresh
 * that follows, once for all of them. These conversations and their threads count as old.
 */
export function applyManyFinished(client: QueryClient, conversation_ids: readonly string[]): void {
  const gone = new Set(conversation_ids);
  client.setQueriesData<DeskList>({ queryKey: deskListKey }, (list) => {
    const rows = list?.rows.filter((row) => !gone.has(row._id));
    return list && rows && rows.length < list.rows.length ? { ...list, rows } : list;
  });
  markOld(client, conversation_ids);
}

/**
 * Loads these conversations and their threads again, the one on screen at once. Others are removed rather than marked:
 * the next event that patches the cache would remove the mark.
 */
export function markOld(client: QueryClient, conversation_ids: readonly string[]): void {
  const ids = new Set<unknown>(conversation_ids);
  for (const queryKey of [conversationKey, threadKey]) {
    const old = { queryKey, predicate: (query: Query) => ids.has(query.queryKey[1]) };
    client.removeQueries({ ...old, type: 'inactive' });
    void client.invalidateQueries(old);
  }
}

function patchLists(client: QueryClient, events: readonly DeskEvent[]): void {
  for (const [queryKey, known] of client.getQueriesData<DeskList>({ queryKey: deskListKey })) {
    const view = viewOf(queryKey);
    if (!known || !view) continue;
    const list = events.reduce((patched, event) => patchList(patched, event, view), known);
    if (list !== known) client.setQueryData(queryKey, list);
    const isShort = list.has_more && list.rows.length < limits.conversation_page;
    if (isShort || events.some((event) => mayEnter(event, { list, filter: view.filter }))) {
      void client.invalidateQueries({ queryKey: deskListKeyOf(view) });
    }
  }
}

/** Returns whether a contact's new tag or name may add conversations that the list has not loaded. */
function mayEnter(
  event: DeskEvent,
  { list, filter }: { list: DeskList; filter: DeskView['filter'] },
): boolean {
  if (event.type !== 'contact_updated') return false;
  const isAsked = filter.tags.some((tag) => event.contact.tags.includes(tag)) || filter.text.trim() !== '';
  return isAsked && !list.rows.some((row) => row.contact._id === event.contact._id);
}

function patchThreads(client: QueryClient, events: readonly DeskEvent[]): void {
  for (const id of new Set(events.flatMap((event) => ('message' in event ? [event.conversation_id] : [])))) {
    const queryKey = threadKeyOf(id);
    const known = client.getQueryData<Thread>(queryKey);
    if (!known) continue;
    const own = events.filter((event) => 'conversation_id' in event && event.conversation_id === id);
    const thread = own.reduce(patchThread, known);
    client.setQueryData(queryKey, thread);
    if (hasGap(thread)) void client.invalidateQueries({ queryKey });
  }
}

function patchContact(client: QueryClient, changed: Partial<Contact> & Pick<Contact, '_id'>): void {
  const { queryKey } = callQuery(calls.getContact, { contact_id: changed._id });
  client.setQueryData(queryKey, (known) => known && { ...known, ...changed });
}

/** Returns the view, which is the second part of a list's key (see deskListKeyOf). */
function viewOf(queryKey: readonly unknown[]): DeskView | null {
  const view = queryKey[1];
  return typeof view === 'object' && view !== null && 'filter' in view ? (view as DeskView) : null;
}
