import type { Conversation } from '@prosa/contract';
import { expect, test } from 'vitest';
import { emptyFilter } from '../filter/empty-filter.ts';
import { aContact, aConversation, aMessage, at } from '../testing/samples.ts';
import type { DeskEvent } from './desk-event.ts';
import { patchList, type DeskList } from './patch-list.ts';

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
  expect(ids(patchList(list, newMessage(aConversation('a', 40)), emptyFilter))).toBe('acb');
});

test('the same event twice changes nothing more', () => {
  const event = newMessage(aConversation('a', 40));
  const once = patchList(list, event, emptyFilter);
  expect(patchList(once, event, emptyFilter)).toEqual(once);
});

test('an overtaken event does not move a conversation back', () => {
  const ahead = patchList(list, newMessage(aConversation('a', 40, { unread: 2 })), emptyFilter);
  const late = patchList(ahead, newMessage(aConversation('a', 35, { unread: 1 })), emptyFilter);
  expect(late.rows[0]).toMatchObject({ _id: 'a', unread: 2 });
});

test('a new conversation enters the list at its place', () => {
  const event: DeskEvent = {
    type: 'new_conversation',
    conversation_id: 'n',
    conversation: aConversation('n', 25),
  };
  expect(ids(patchList(list, event, emptyFilter))).toBe('cnba');
});

test('a new conversation that does not match the filter stays out', () => {
  const filter = { ...emptyFilter, departments: ['support'] };
  expect(patchList({ ...list, rows: [] }, newMessage(aConversation('n', 40)), filter).rows).toEqual([]);
});

test('a row leaves when it no longer matches, and comes back when it does', () => {
  const filter = { ...emptyFilter, situation: 'unanswered' } as const;
  const waiting = { ...list, rows: [aConversation('c', 30, { waiting_response: true })] };
  const answered = patchList(waiting, updated(aConversation('c', 30)), filter);
  expect(answered.rows).toEqual([]);
  const asked = patchList(answered, newMessage(aConversation('c', 50, { waiting_response: true })), filter);
  expect(ids(asked)).toBe('c');
});

test('a conversation beyond the loaded rows waits for Carregar mais', () => {
  const partial = { ...list, has_more: true };
  expect(patchList(partial, updated(aConversation('old', 5)), emptyFilter)).toBe(partial);
  expect(ids(patchList(partial, updated(aConversation('new', 50)), emptyFilter))).toBe('newcba');
});

test('finished and removed conversations leave the list', () => {
  const finished = patchList(
    list,
    { type: 'conversation_finished', conversation_id: 'b', user_id: null },
    emptyFilter,
  );
  expect(ids(finished)).toBe('ca');
  expect(ids(patchList(finished, { type: 'conversation_removed', conversation_id: 'c' }, emptyFilter))).toBe(
    'a',
  );
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
  expect(patchList(sent, receipt(4), emptyFilter).rows[0]?.last_message?.status).toBe(4);
  expect(patchList(sent, receipt(2), emptyFilter).rows[0]?.last_message?.status).toBe(3);
});

test('an edit changes the text of the last message, but not for an older message', () => {
  const told = { ...list, rows: [aConversation('c', 30, { last_message: { ...last, origin: 'customer' } })] };
  const edited = (position: number): DeskEvent => ({
    type: 'message_updated',
    conversation_id: 'c',
    message: aMessage(position, { message: 'Rua B', edited: at(40), first_text: 'Rua A' }),
  });
  expect(patchList(told, edited(9), emptyFilter).rows[0]?.last_message?.message).toBe('Rua B');
  expect(patchList(told, edited(8), emptyFilter)).toBe(told);
});

test('a receipt of an earlier message leaves the row alone', () => {
  const event: DeskEvent = {
    type: 'message_read',
    conversation_id: 'c',
    message: aMessage(1, { status: 4 }),
  };
  expect(patchList(list, event, emptyFilter)).toBe(list);
});

test('a changed contact changes all its rows, and may take them out', () => {
  const [first = aConversation('c', 30)] = rows;
  const event: DeskEvent = {
    type: 'contact_updated',
    contact: aContact(first, { override_name: 'Zé', tags: ['vip'] }),
  };
  expect(patchList(list, event, emptyFilter).rows[0]).toMatchObject({
    tags: ['vip'],
    contact: { override_name: 'Zé' },
  });
  const tagged = { ...list, rows: [{ ...first, tags: ['cold'] }] };
  expect(patchList(tagged, event, { ...emptyFilter, tags: ['cold'] }).rows).toEqual([]);
});

test('a contact’s picture is shown in all its rows and taken away again, and moves none', () => {
  const [first = aConversation('c', 30)] = rows;
  const picture = (profile_picture: string | null): DeskEvent => ({
    type: 'contact_picture',
    contact_id: first.contact._id,
    profile_picture,
  });
  const shown = patchList(list, picture('/files/1/a'), emptyFilter);
  expect(shown.rows.map(({ contact }) => contact.profile_picture)).toEqual([
    '/files/1/a',
    ...rows.slice(1).map(() => null),
  ]);
  expect(shown.rows.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id));
  expect(patchList(shown, picture(null), emptyFilter).rows[0]?.contact.profile_picture).toBeNull();
});
