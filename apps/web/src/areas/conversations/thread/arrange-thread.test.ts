import { expect, test } from 'vitest';
import type { Outgoing } from '../outgoing/outgoing-store.ts';
import { aMessage, at } from '../testing/samples.ts';
import { arrangeThread } from './arrange-thread.ts';

const writer = { _id: 'me', name: 'Ana' };
const nobody = { outgoing: [], writer };

function anOutgoing(message_id: string, problem: string | null = null): Outgoing {
  return { message_id, conversation_id: 'c', text: 'olá', reply: null, created: at(50), problem };
}

test('a thread has a heading before each day', () => {
  const messages = [aMessage(1), aMessage(2), aMessage(3, { created: '2026-03-04T12:00:00.000Z' })];
  const kinds = arrangeThread(messages, nobody).flatMap((block) => block.entries.map((entry) => entry.kind));
  expect(kinds).toEqual(['day', 'bubble', 'bubble', 'day', 'bubble']);
});

test('a bubble marks where another speaker starts', () => {
  const user = { _id: 'u', name: 'Bia' };
  const messages = [
    aMessage(1),
    aMessage(2),
    aMessage(3, { origin: 'user', user }),
    aMessage(4, { origin: 'user', user: { _id: 'v', name: 'Caio' } }),
    aMessage(5, { type: 'system', origin: 'system' }),
    aMessage(6, { origin: 'user', user: { _id: 'v', name: 'Caio' } }),
  ];
  const entries = arrangeThread(messages, nobody).flatMap((block) => block.entries);
  const opens = entries.flatMap((entry) => (entry.kind === 'bubble' ? [entry.opens] : []));
  expect(opens).toEqual([true, false, true, true, true]);
});

test('outgoing messages are at the end until they have arrived', () => {
  const outgoing = [anOutgoing('id-1'), anOutgoing('new'), anOutgoing('failed', 'Sem conexão')];
  const entries = arrangeThread([aMessage(1, { origin: 'user' })], { outgoing, writer }).flatMap(
    (block) => block.entries,
  );
  const bubbles = entries.flatMap((entry) => (entry.kind === 'bubble' ? [entry] : []));
  expect(bubbles.map(({ key, message }) => [key, message.status])).toEqual([
    ['id-1', 2],
    ['new', 1],
    ['failed', 0],
  ]);
});

test('an outgoing note is a note, not a message to the customer', () => {
  const outgoing = [{ ...anOutgoing('n', 'Sem conexão'), note: { mentions: [] } }, anOutgoing('m')];
  const entries = arrangeThread([], { outgoing, writer }).flatMap((block) => block.entries);
  expect(entries.map(({ kind, key }) => [kind, key])).toEqual([
    ['day', 'day-n'],
    ['note', 'n'],
    ['bubble', 'm'],
  ]);
});

test('long threads are cut into blocks whose keys stay when messages are added at either end', () => {
  const messages = Array.from({ length: 60 }, (_, index) => aMessage(index + 10));
  const keys = arrangeThread(messages, nobody).map((block) => block.key);
  expect(keys).toEqual([0, 1, 2]);
  expect(arrangeThread(messages.slice(20), nobody).map((block) => block.key)).toEqual([1, 2]);
});
