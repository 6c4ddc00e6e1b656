import type { Message } from '@prosa/contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { keepOnlyFor, SafeStorage } from '../../../lib/safe-storage.ts';
import { aMessage, at } from '../testing/samples.ts';
import { OutgoingStore, type Outgoing } from './outgoing-store.ts';

const offline = new ApiError({ kind: 'network', status: 0, message: 'Sem conexão' });

/** The signed-in person. */
keepOnlyFor('ana');

function anOutgoing(message_id: string, conversation_id = 'c'): Outgoing {
  return { message_id, conversation_id, text: 'olá', reply: null, created: at(1), problem: null };
}

/** Returns a browser storage that lives as long as the test. */
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

/** Returns a store over an in-memory storage, whose calls the test answers one by one. */
function setUp(
  storage = new SafeStorage(() => {
    throw new Error('blocked');
  }),
  bring = (message_id: string) => Promise.resolve(`file of ${message_id}`),
) {
  const calls: { outgoing: Outgoing; answer: (message: Message) => void; fail: (error: Error) => void }[] =
    [];
  const sent: Message[] = [];
  const store = new OutgoingStore({
    storage,
    key: 'prosa.outgoing.ana',
    upload: ({ message_id }) => bring(message_id),
    send: (outgoing) =>
      new Promise((answer, fail) => {
        calls.push({ outgoing, answer, fail });
      }),
    onSent: (message) => sent.push(message),
  });
  return { store, calls, sent };
}

test('sends messages one after the other within a conversation, but side by side in different ones', async () => {
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
  expect(store.get().map((entry) => entry.message_id)).toEqual(['two', 'elsewhere']);
});

test('keeps a failed message with its reason, and sends it again under the same id', async () => {
  const { store, calls } = setUp();
  store.add(anOutgoing('one'));
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.fail(offline);
  await vi.waitFor(() => expect(store.get()[0]?.problem).toBe('Sem conexão'));
  store.retry('one');
  store.retry('one');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.outgoing).toMatchObject({ message_id: 'one', text: 'olá' });
  calls[1]?.answer(aMessage(1));
  await vi.waitFor(() => expect(store.get()).toEqual([]));
});

test('continues after a reload what was under way, and keeps failed messages', async () => {
  const area = memoryArea();
  const before = setUp(new SafeStorage(() => area));
  before.store.add(anOutgoing('failed', 'd'));
  before.store.add(anOutgoing('running'));
  await vi.waitFor(() => expect(before.calls).toHaveLength(2));
  before.calls[0]?.fail(offline);
  await vi.waitFor(() => expect(before.store.get()[0]?.problem).not.toBeNull());

  const after = setUp(new SafeStorage(() => area));
  await vi.waitFor(() => expect(after.calls.map(({ outgoing }) => outgoing.message_id)).toEqual(['running']));
  expect(after.store.get().map((entry) => entry.message_id)).toEqual(['failed', 'running']);
});

test('a broken stored value counts as no messages', () => {
  const area = memoryArea([['prosa.outgoing.ana', '{"a":']]);
  expect(setUp(new SafeStorage(() => area)).store.get()).toEqual([]);
});

const picture: Outgoing['media'] = {
  media_id: null,
  type: 'image',
  name: 'foto.png',
  mime: 'image/png',
  size: 10,
  ptt: false,
  width: null,
  height: null,
  url: null,
  thumbnail_url: null,
};

test('uploads a file first, only once even if the message fails; no text waits for it', async () => {
  const uploads: ((error?: Error) => void)[] = [];
  const { store, calls } = setUp(
    undefined,
    (message_id) =>
      new Promise((answer, fail) => {
        uploads.push((error) => (error ? fail(error) : answer(`file of ${message_id}`)));
      }),
  );
  store.add({ ...anOutgoing('photo'), media: picture });
  store.add(anOutgoing('text'));
  await vi.waitFor(() => expect(calls.map(({ outgoing }) => outgoing.message_id)).toEqual(['text']));
  uploads[0]?.(offline);
  await vi.waitFor(() => expect(store.get()[0]?.problem).toBe('Sem conexão'));
  store.retry('photo');
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  uploads[1]?.();
  await vi.waitFor(() => expect(calls[1]?.outgoing.media?.media_id).toBe('file of photo'));
  calls[1]?.fail(offline);
  await vi.waitFor(() => expect(store.get()[0]?.problem).toBe('Sem conexão'));
  store.retry('photo');
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(uploads).toHaveLength(2);
});

test('does not send a message that was given up during its upload', async () => {
  const { store, calls } = setUp();
  store.add({ ...anOutgoing('photo'), media: picture });
  store.remove('photo');
  store.add({ ...anOutgoing('other'), media: picture });
  await vi.waitFor(() => expect(calls.map(({ outgoing }) => outgoing.message_id)).toEqual(['other']));
});

test('a note outlives a reload and is stored so that nothing takes it for a message to the customer', async () => {
  const area = memoryArea();
  const storage = new SafeStorage(() => area);
  const { store } = setUp(storage);
  const note = { ...anOutgoing('a note'), note: { mentions: ['bia'] } };
  store.add(note);
  store.add(anOutgoing('a message', 'd'));
  const stored = JSON.parse(storage.read('prosa.outgoing.ana') ?? '[]') as object[];
  expect(stored.map((entry) => 'text' in entry)).toEqual([false, true]);
  const { calls } = setUp(storage);
  await vi.waitFor(() => expect(calls.map(({ outgoing }) => outgoing)).toContainEqual(note));
});
