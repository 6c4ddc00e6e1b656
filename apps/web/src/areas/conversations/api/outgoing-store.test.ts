import type { Message } from '@prosa/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { SafeStorage } from '../../../lib/safe-storage.ts';
import { aMessage, at } from '../testing/samples.ts';
import { OutgoingStore, type Outgoing } from './outgoing-store.ts';

const offline = new ApiError({ kind: 'network', status: 0, message: 'Sem conexão' });

function anOutgoing(message_id: string, conversation_id = 'c'): Outgoing {
  return { message_id, conversation_id, text: 'olá', reply: null, created: at(1), problem: null };
}

/** A browser storage that lives as long as the test. */
function memoryArea(entries: [string, string][] = []): Storage {
  const kept = new Map(entries);
  return {
    get length() {
      return kept.size;
    },
    key: (index) => Array.from(kept.keys())[index] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A store over a storage that works in memory only, whose calls the test answers one by one. */
function setUp(
  storage = new SafeStorage(() => {
    throw new Error('blocked');
  }),
) {
  const calls: { outgoing: Outgoing; answer: (message: Message) => void; fail: (error: Error) => void }[] =
    [];
  const sent: Message[] = [];
  const store = new OutgoingStore({
    storage,
    key: 'outgoing',
    send: (outgoing) =>
      new Promise((answer, fail) => {
        calls.push({ outgoing, answer, fail });
      }),
    onSent: (message) => sent.push(message),
  });
  return { store, calls, sent };
}

test('sends one after the other within a conversation, side by side in others', async () => {
  const { store, calls, sent } = setUp();
  store.add(anOutgoing('one'));
  store.add(anOutgoing('two'));
  store.add(anOutgoing('elsewhere', 'd'));
  await vi.waitFor(() =>
    expect(calls.map(({ outgoing }) => outgoing.message_id)).toEqual(['one', 'elsewhere']),
  );
  calls[0]?.answer(aMessage(1));
  await vi.waitFor(() => expect(calls.at(-1)?.outgoing.message_id).toBe('two'));
  expect(sent).toHaveLength(1);
  expect(store.list().map((entry) => entry.message_id)).toEqual(['two', 'elsewhere']);
});

test('keeps a failed one with its reason, and sends it again under the same id', async () => {
  const { store, calls } = setUp();
  store.add(anOutgoing('one'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.fail(offline);
  await vi.waitFor(() => expect(store.list()[0]?.problem).toBe('Sem conexão'));
  store.retry('one');
  store.retry('one');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.outgoing).toMatchObject({ message_id: 'one', text: 'olá' });
  calls[1]?.answer(aMessage(1));
  await vi.waitFor(() => expect(store.list()).toEqual([]));
});

test('after a reload goes on with what was under way, and keeps what failed', async () => {
  const area = memoryArea();
  const before = setUp(new SafeStorage(() => area));
  before.store.add(anOutgoing('failed', 'd'));
  before.store.add(anOutgoing('running'));
  await vi.waitFor(() => expect(before.calls).toHaveLength(2));
  before.calls[0]?.fail(offline);
  await vi.waitFor(() => expect(before.store.list()[0]?.problem).not.toBeNull());

  const after = setUp(new SafeStorage(() => area));
  await vi.waitFor(() => expect(after.calls.map(({ outgoing }) => outgoing.message_id)).toEqual(['running']));
  expect(after.store.list().map((entry) => entry.message_id)).toEqual(['failed', 'running']);
});

test('a broken stored value counts as none', () => {
  const area = memoryArea([['outgoing', '{"a":']]);
  expect(setUp(new SafeStorage(() => area)).store.list()).toEqual([]);
});
