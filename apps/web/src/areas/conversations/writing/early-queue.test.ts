import { expect, test } from 'vitest';
import type { EarlyText } from './early-composer.ts';
import { earlyQueue } from './early-queue.ts';

const aText = (text: string): EarlyText => ({ conversation_id: 'c', text, isLast: false });

/** Returns a queue whose loads the test ends, in any order. */
function setUp() {
  const loads: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const [sent, unsent]: [string[], string[]] = [[], []];
  const send = earlyQueue({
    load: () => new Promise<void>((resolve, reject) => loads.push({ resolve, reject })),
    send: (_code, { text }) => sent.push(text),
    onFailure: (left) => unsent.push(left.map(({ text }) => text).join(' ')),
  });
  for (const text of ['one', 'two']) send(aText(text));
  return { loads, sent, unsent, send };
}

test('texts are sent in the order they were written, even when a later load ends first', async () => {
  const { loads, sent, send } = setUp();
  loads[1]?.resolve();
  await expect.poll(() => sent).toEqual(['one', 'two']);
  loads[0]?.resolve();
  send(aText('three'));
  loads[2]?.resolve();
  await expect.poll(() => sent).toEqual(['one', 'two', 'three']);
});

test('texts that cannot be sent are given back once, in their order, and hold nothing up', async () => {
  const { loads, sent, unsent, send } = setUp();
  for (const load of loads) load.reject(new Error('offline'));
  await expect.poll(() => unsent[0]).toBe('one two');
  send(aText('three'));
  loads[2]?.resolve();
  await expect.poll(() => sent).toEqual(['three']);
});
