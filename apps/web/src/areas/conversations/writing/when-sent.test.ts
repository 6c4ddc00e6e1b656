import { expect, test } from 'vitest';
import { SafeStorage } from '../../../lib/safe-storage.ts';
import { aMessage, at } from '../testing/samples.ts';
import { OutgoingStore } from '../outgoing/outgoing-store.ts';
import { whenSent } from './when-sent.ts';

/** Returns a store whose messages to conversation `c` the test accepts or fails. */
function setUp() {
  const blocked = new SafeStorage(() => {
    throw new Error('blocked');
  });
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<void>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  const store = new OutgoingStore({
    storage: blocked,
    key: 'outgoing',
    upload: () => Promise.reject(new Error('no files here')),
    send: () => answer.then(() => aMessage(1)),
    onSent: () => undefined,
  });
  store.add({
    message_id: 'one',
    conversation_id: 'c',
    text: 'ok',
    reply: null,
    created: at(1),
    problem: null,
  });
  return { store, resolve, reject };
}

test('waits for the outgoing messages of the conversation, and for nothing else', async () => {
  const { store, resolve } = setUp();
  let isSent = false;
  const sent = whenSent(store, 'c').then((all) => (isSent = all));
  expect(await whenSent(store, 'd')).toBe(true);
  expect(isSent).toBe(false);
  resolve();
  expect(await sent).toBe(true);
});

test('reports a message that could not be sent, but not earlier failures', async () => {
  const { store, reject } = setUp();
  const sent = whenSent(store, 'c');
  reject(new Error('refused'));
  expect(await sent).toBe(false);
  expect(await whenSent(store, 'c')).toBe(true);
});
