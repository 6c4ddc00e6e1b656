import { setImmediate as settled } from 'node:timers/promises';
import type { Message } from '@prosa/contract';
import { expect, test } from 'vitest';
import { aMessage } from '../testing/samples.ts';
import type { Thread } from './patch-thread.ts';
import { ThreadReader, type Past, type Stretch } from './thread-reader.ts';

const focus = { takesFocus: true };

function range(from: number, to: number): Message[] {
  return Array.from({ length: to - from + 1 }, (_, index) => aMessage(from + index));
}

function stretch(from: number, to: number, has_newer = true): Past {
  return { messages: range(from, to), has_more: from > 1, has_newer };
}

/** Returns a reader beside a live thread of positions 90 to 100; the test answers its loads one by one. */
function setUp() {
  const loads: { stretch: Stretch; answer: (past: Past) => Promise<void>; fail: () => Promise<void> }[] = [];
  let live: Thread = { messages: range(90, 100), has_more: true };
  const reader = new ThreadReader({
    load: (wanted) =>
      new Promise((resolve, reject) => {
        loads.push({
          stretch: wanted,
          answer: (past) => (resolve(past), settled()),
          fail: () => (reject(new Error('offline')), settled()),
        });
      }),
    live: () => live,
    join: (thread) => {
      live = thread;
    },
  });
  const shown = () => {
    const messages = reader.get().past?.messages ?? live.messages;
    return [messages[0]?.position, messages.at(-1)?.position];
  };
  return { reader, loads, shown, grow: (to: number) => (live = { ...live, messages: range(90, to) }) };
}

test('of two requested messages the later one is shown, whichever answer comes first', async () => {
  const { reader, loads, shown } = setUp();
  void reader.show('platform-20', focus);
  void reader.show('platform-50', focus);
  await loads[1]?.answer(stretch(40, 60));
  await loads[0]?.answer(stretch(10, 30));
  expect(shown()).toEqual([40, 60]);
  expect(reader.get().spot).toMatchObject({ platform_message_id: 'platform-50', nth: 2 });
});

test('an answer that comes after going back to the end changes nothing, and neither does a failure', async () => {
  const { reader, loads, shown } = setUp();
  const first = reader.show('platform-20', focus);
  reader.toEnd(focus);
  await loads[0]?.answer(stretch(10, 30));
  expect(shown()).toEqual([90, 100]);
  const second = reader.show('platform-20', focus);
  reader.toEnd(focus);
  await loads[1]?.fail();
  await Promise.all([first, second]);
  expect(reader.get().isSeeking).toBe(false);
});

test('going to the end counts in the live thread too, and another place is not the end', async () => {
  const { reader, loads } = setUp();
  reader.setAtEnd(true);
  reader.toEnd(focus);
  expect(reader.get()).toMatchObject({ view: 0, past: null, ends: 1, isAtEnd: true });
  void reader.show('platform-20', focus);
  await loads[0]?.answer(stretch(10, 30));
  expect(reader.get()).toMatchObject({ view: 1, isAtEnd: false });
});

test('more messages loaded for one place are not added to another', async () => {
  const { reader, loads, shown } = setUp();
  void reader.show('platform-20', focus);
  await loads[0]?.answer(stretch(10, 30));
  void reader.older();
  void reader.older();
  void reader.newer();
  expect(loads.slice(1).map((load) => load.stretch)).toEqual([
    { before: 10, limit: 25 },
    { after: 30, limit: 25 },
  ]);
  void reader.show('platform-50', focus);
  await loads[3]?.answer(stretch(40, 60));
  await loads[1]?.answer(stretch(1, 9));
  await loads[2]?.answer(stretch(31, 39));
  expect(shown()).toEqual([40, 60]);
  expect(reader.get()).toMatchObject({ isLoadingOlder: false, isLoadingNewer: false });
});

test('a message in the live thread is shown without a load', async () => {
  const { reader, loads, shown } = setUp();
  await reader.show('platform-95', focus);
  expect(reader.get()).toMatchObject({ view: 0, past: null, spot: { nth: 1 } });
  void reader.show('platform-20', focus);
  await loads[0]?.answer(stretch(10, 30));
  await reader.show('platform-95', focus);
  expect(shown()).toEqual([90, 100]);
  expect(loads).toHaveLength(1);
});

test('a stretch that is read on until it touches the live thread joins it at the same place', async () => {
  const { reader, loads, shown } = setUp();
  void reader.show('platform-70', focus);
  await loads[0]?.answer(stretch(60, 80));
  const { view } = reader.get();
  void reader.newer();
  await loads[1]?.answer(stretch(81, 105));
  expect(reader.get()).toMatchObject({ past: null, view, seen: 100 });
  expect(shown()).toEqual([60, 100]);
});

test('live events change messages of the past, also during a load, and report that newer ones exist', async () => {
  const { reader, loads } = setUp();
  void reader.show('platform-20', focus);
  reader.apply(aMessage(20, { deleted: true }));
  await loads[0]?.answer(stretch(10, 30, false));
  reader.apply(aMessage(21, { reactions: [{ origin: 'customer', emoji: '👍', failure: null }] }));
  expect(reader.get().past?.has_newer).toBe(false);
  reader.apply(aMessage(101));
  const { past } = reader.get();
  expect(past?.messages.map(({ deleted }) => deleted).indexOf(true)).toBe(10);
  expect(past?.messages[11]?.reactions).toHaveLength(1);
  expect(past).toMatchObject({ has_newer: true });
  expect(past?.messages).toHaveLength(21);
});

test('after missed events the stretch is loaded again; if that fails, the end is shown', async () => {
  const { reader, loads, shown } = setUp();
  void reader.show('platform-20', focus);
  await loads[0]?.answer(stretch(10, 30));
  void reader.refresh();
  expect(loads[1]?.stretch).toEqual({ before: 31, limit: 21 });
  const again = stretch(10, 30);
  await loads[1]?.answer({ ...again, messages: again.messages.with(0, aMessage(10, { status: 4 })) });
  expect(reader.get().past?.messages[0]?.status).toBe(4);
  void reader.refresh();
  await loads[2]?.fail();
  expect(shown()).toEqual([90, 100]);
});
