import type { Conversation } from '@prosa/contract';
import { describe, expect, test } from 'vitest';
import { emptyFilter } from '../filter/empty-filter.ts';
import { aContact, aConversation, aMessage, at } from '../testing/samples.ts';
import type { DeskEvent } from './desk-event.ts';
import type { DeskView } from './desk-view.ts';
import { patchList, type DeskList } from './patch-list.ts';

const all: DeskView = { filter: emptyFilter, sort: 'recent', me: 'me' };
const rows = [aConversation('c', 30), aConversation('b', 20), aConversation('a', 10)];
const list: DeskList = { rows, has_more: false, limit: 15 };

const ids = (patched: DeskList) => patched.rows.map((row) => row._id).join('');

function updated(conversation: Conversation): DeskEvent {
  return { type: 'conversation_updated', conversation_id: conversation._id, conversation };
}

function newMessage(conversation: Conversation): DeskEvent {
  const message = aMessage(1, { conversation_id: conversation._id });
  return { type: 'new_message', conversation_id: conversation._id, message, conversation };
}

test('a message moves its conversation to the top', () => {
  expect(ids(patchList(list, newMessage(aConversation('a', 40)), all))).toBe('acb');
});

test('the same event twice changes nothing more', () => {
  const event = newMessage(aConversation('a', 40));
  const once = patchList(list, event, all);
  expect(patchList(once, event, all)).toEqual(once);
});

test('an overtaken event does not move a conversation back', () => {
  const ahead = patchList(list, newMessage(aConversation('a', 40, { unread: 2 })), all);
  const late = patchList(ahead, newMessage(aConversation('a', 35, { unread: 1 })), all);
  expect(late.rows[0]).toMatchObject({ _id: 'a', unread: 2 });
});

test('a new conversation enters the list at its place', () => {
  const event: DeskEvent = {
    type: 'new_conversation',
    conversation_id: 'n',
    conversation: aConversation('n', 25),
  };
  expect(ids(patchList(list, event, all))).toBe('cnba');
});

test('a new conversation that does not match the filter stays out', () => {
  const view = { ...all, filter: { ...emptyFilter, departments: ['support'] } };
  expect(patchList({ ...list, rows: [] }, newMessage(aConversation('n', 40)), view).rows).toEqual([]);
});

test('a row leaves when it no longer matches, and comes back when it does', () => {
  const view = { ...all, filter: { ...emptyFilter, situation: 'unanswered' as const } };
  const waiting = { ...list, rows: [aConversation('c', 30, { waiting_response: true })] };
  const answered = patchList(waiting, updated(aConversation('c', 30)), view);
  expect(answered.rows).toEqual([]);
  const asked = patchList(answered, newMessage(aConversation('c', 50, { waiting_response: true })), view);
  expect(ids(asked)).toBe('c');
});

test('a conversation beyond the loaded rows waits for Carregar mais', () => {
  const partial = { ...list, has_more: true };
  expect(patchList(partial, updated(aConversation('old', 5)), all)).toBe(partial);
  expect(ids(patchList(partial, updated(aConversation('new', 50)), all))).toBe('newcba');
});

test('finished and removed conversations leave the list', () => {
  const finished = patchList(
    list,
    { type: 'conversation_finished', conversation_id: 'b', user_id: null },
    all,
  );
  expect(ids(finished)).toBe('ca');
  expect(ids(patchList(finished, { type: 'conversation_removed', conversation_id: 'c' }, all))).toBe('a');
});

const last = {
  _id: 'm9',
  type: 'text',
  message: 'oi',
  origin: 'user',
  user_name: 'Ana',
  created: at(30),
  status: 3,
  deleted: false,
  marks: [],
} as const satisfies Conversation['last_message'];

test('a receipt moves the tick of the last message, never back', () => {
  const sent = { ...list, rows: [aConversation('c', 30, { last_message: last })] };
  const receipt = (status: number): DeskEvent => ({
    type: 'message_read',
    conversation_id: 'c',
    message: aMessage(9, { origin: 'user', created: at(30), status }),
  });
  expect(patchList(sent, receipt(4), all).rows[0]?.last_message?.status).toBe(4);
  expect(patchList(sent, receipt(2), all).rows[0]?.last_message?.status).toBe(3);
});

test('a message of ours that fails marks its row, though the customer wrote since, until it is sent after all', () => {
  const news = (status: number, failure: 'undeliverable' | 'withdrawn' | null): DeskEvent => ({
    type: 'message_updated',
    conversation_id: 'c',
    message: aMessage(5, { origin: 'user', status, failure }),
  });
  const failed = patchList(list, news(0, 'undeliverable'), all);
  expect(failed.rows[0]?.failed_message).toBe('m5');
  expect(patchList(failed, news(2, null), all).rows[0]?.failed_message).toBeNull();
  expect(patchList(list, news(0, 'withdrawn'), all)).toBe(list);
});

test('an edit changes the text of the last message, but not for an older message', () => {
  const told = { ...list, rows: [aConversation('c', 30, { last_message: { ...last, origin: 'customer' } })] };
  const edited = (position: number): DeskEvent => ({
    type: 'message_updated',
    conversation_id: 'c',
    message: aMessage(position, { message: 'Rua B', edited: at(40), first_text: 'Rua A' }),
  });
  expect(patchList(told, edited(9), all).rows[0]?.last_message?.message).toBe('Rua B');
  expect(patchList(told, edited(8), all)).toBe(told);
});

test('a receipt of an earlier message leaves the row alone', () => {
  const event: DeskEvent = {
    type: 'message_read',
    conversation_id: 'c',
    message: aMessage(1, { status: 4 }),
  };
  expect(patchList(list, event, all)).toBe(list);
});

test('a changed contact changes all its rows, and may take them out', () => {
  const [first = aConversation('c', 30)] = rows;
  const event: DeskEvent = {
    type: 'contact_updated',
    contact: aContact(first, { override_name: 'Zé', tags: ['vip'] }),
  };
  expect(patchList(list, event, all).rows[0]).toMatchObject({
    tags: ['vip'],
    contact: { override_name: 'Zé' },
  });
  const tagged = { ...list, rows: [{ ...first, tags: ['cold'] }] };
  expect(patchList(tagged, event, { ...all, filter: { ...emptyFilter, tags: ['cold'] } }).rows).toEqual([]);
});

test('a contact’s picture is shown in all its rows and taken away again, and moves none', () => {
  const [first = aConversation('c', 30)] = rows;
  const picture = (profile_picture: string | null): DeskEvent => ({
    type: 'contact_picture',
    contact_id: first.contact._id,
    profile_picture,
  });
  const shown = patchList(list, picture('/files/1/a'), all);
  expect(shown.rows.map(({ contact }) => contact.profile_picture)).toEqual([
    '/files/1/a',
    ...rows.slice(1).map(() => null),
  ]);
  expect(shown.rows.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id));
  expect(patchList(shown, picture(null), all).rows[0]?.contact.profile_picture).toBeNull();
});

describe('longest waiting first', () => {
  const view: DeskView = { ...all, sort: 'waiting' };
  const waits = (id: string, minute: number, since: number) =>
    aConversation(id, minute, { waiting_response: true, waiting_since: at(since) });
  const queue: DeskList = {
    rows: [waits('a', 50, 10), waits('b', 30, 20), aConversation('x', 60), aConversation('y', 40)],
    has_more: false,
    limit: 15,
  };

  test('who writes again keeps their place, and who begins to wait comes behind the others', () => {
    expect(ids(patchList(queue, newMessage(waits('a', 70, 10)), view))).toBe('abxy');
    expect(ids(patchList(queue, newMessage(waits('y', 70, 70)), view))).toBe('abyx');
    expect(ids(patchList(queue, newMessage(waits('n', 70, 15)), view))).toBe('anbxy');
  });

  test('who was answered comes first among those who do not wait', () => {
    expect(ids(patchList(queue, updated(aConversation('a', 70)), view))).toBe('baxy');
  });

  test('who was answered leaves where others that are not loaded may come before', () => {
    const waiting = { ...queue, rows: queue.rows.slice(0, 2), has_more: true };
    expect(ids(patchList(waiting, updated(aConversation('a', 70)), view))).toBe('b');
  });

  test('the last row stays when something changes that does not move it', () => {
    const waiting = { ...queue, rows: queue.rows.slice(0, 2), has_more: true };
    expect(ids(patchList(waiting, newMessage(waits('b', 80, 20)), view))).toBe('ab');
  });
});

test('oldest activity first, a message moves its conversation to the end', () => {
  const oldest = { ...list, rows: rows.toReversed() };
  const view: DeskView = { ...all, sort: 'oldest' };
  expect(ids(patchList(oldest, newMessage(aConversation('a', 40)), view))).toBe('bca');
});
