import { expect, test } from 'vitest';
import { keepWriting } from './keep-writing.ts';
import { regulars, topics } from './talk-lines.ts';
import { nextWait } from './write-next.ts';

/** Returns a source of the same numbers on every run, spread over 0 to 1. */
function spread(): () => number {
  let at = 0;
  return () => (at++ * 0.381_966) % 1;
}

/** Runs until `count` messages were sent; returns the messages and the waits before them. */
async function write(count: number) {
  const stop = new AbortController();
  const waits: number[] = [];
  const sent: { phone: string; message: string }[] = [];
  await keepWriting({
    random: spread(),
    pause: async (milliseconds) => void waits.push(milliseconds),
    send: async ({ phone }, message) => {
      sent.push({ phone, message });
      if (sent.length === count) stop.abort();
    },
    signal: stop.signal,
  });
  return { waits, sent };
}

test('all regulars write, each message two to eight seconds after the one before', async () => {
  const { waits, sent } = await write(60);
  expect(new Set(sent.map(({ phone }) => phone))).toEqual(new Set(regulars.map(({ phone }) => phone)));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
  expect([nextWait(() => 0), nextWait(() => 0.999_99)]).toEqual([2000, 8000]);
});

test('each customer says the lines of a topic in their order, then those of the next', async () => {
  const { sent } = await write(80);
  const said = sent.filter(({ phone }) => phone === regulars[0].phone).map(({ message }) => message);
  const first = topics.findIndex((lines) => lines[0] === said[0]);
  const expected = [...topics.slice(first), ...topics.slice(0, first)].flat();
  expect(said.length).toBeGreaterThan(topics[first]?.length ?? 0);
  expect(said).toEqual(expected.slice(0, said.length));
});

test('nobody writes any more once writing was stopped', async () => {
  const stop = new AbortController();
  const sent: string[] = [];
  await keepWriting({
    random: spread(),
    pause: async () => stop.abort(),
    send: async (_customer, message) => void sent.push(message),
    signal: stop.signal,
  });
  expect(sent).toEqual([]);
  expect((await write(1)).sent).toHaveLength(1);
});
