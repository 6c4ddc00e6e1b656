import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { cloudTest as it } from '../../../testing/cloud-test.ts';
import { eventually } from '../../../testing/eventually.ts';
import { connectCloudNumber, type CloudNumber } from '../../../testing/cloud-number.ts';

it.beforeEach(async ({ graph, number }) => {
  graph.admin.settings({ throughput: 0, pair_rate: false });
  await connectCloudNumber(number);
});

const textsOf = (bodies: readonly Record<string, unknown>[]) =>
  bodies.map((body) => (body['text'] as { body: string }).body);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `resposta ${index + 1}`);
let customers = 0;
const nextCustomer = () => `55419${String(66_000_000 + (customers += 1))}`;

/** Lets a new customer write, and queues answers to them. */
async function queueAnswers(number: CloudNumber, texts: readonly string[]): Promise<string> {
  const phone = nextCustomer();
  number.inbound(phone, { body: { body: 'oi' } });
  const { _id: conversation_id } = await number.conversation(phone);
  for (const text of texts) await number.company.owner.call(calls.sendMessage, { conversation_id, text });
  return phone;
}

/** Returns whether the number says that everything that leaves over it waits. */
async function isPaused({ company: { owner }, chip }: CloudNumber, time: { now(): Date }): Promise<boolean> {
  const until = (await owner.call(calls.getChips, {})).find(({ _id }) => _id === chip._id)?.waits.all;
  return until !== null && until !== undefined && new Date(until) > time.now();
}

describe('a number that sends more than Meta takes', () => {
  it('pauses as a whole when the throughput is exceeded (130429), then sends all of it once and in order', async ({
    number,
    graph,
    time,
  }) => {
    time.hold();
    const texts = numbered(12);
    graph.admin.settings({ throughput: 15 });
    const phones = await Promise.all(Array.from({ length: 5 }, () => queueAnswers(number, texts)));
    await eventually(() => isPaused(number, time));
    const sent = () => phones.map((phone) => textsOf(number.sent(phone)));
    expect(sent().flat().length).toBeLessThan(60);
    await eventually(() => {
      time.pass(200);
      return sent().flat().length >= 60;
    });
    expect(sent()).toEqual(phones.map(() => texts));
    expect(graph.world.refused.filter((code) => code === 130429).length).toBeGreaterThan(0);
    await eventually(async () => (await number.thread(phones[0] ?? '')).every(({ status }) => status !== 1));
  });

  it('sends 45 messages at once to one customer and one more every 6 s, and others do not wait', async ({
    number,
    graph,
    time,
  }) => {
    time.hold();
    graph.admin.settings({ pair_rate: true });
    const texts = numbered(47);
    const busy = await queueAnswers(number, texts);
    const sent = () => textsOf(number.sent(busy));
    await eventually(() => sent().length === 45);
    // The positive control: what was written later to somebody else leaves.
    const other = await queueAnswers(number, ['para outro']);
    await eventually(() => number.sent(other).length === 1);
    expect(sent()).toHaveLength(45);
    time.pass(6500);
    await eventually(() => sent().length === 46);
    time.pass(6500);
    await eventually(() => sent().length === 47);
    expect(sent()).toEqual(texts);
    expect(graph.world.refused).not.toContain(131056);
  });

  it('holds one customer’s messages when Meta counts more than we know of (131056), and sends each once', async ({
    number,
    graph,
    time,
  }) => {
    graph.admin['next-error']({ code: 131056 });
    const texts = numbered(3);
    const busy = await queueAnswers(number, texts);
    await eventually(() => graph.world.refused.includes(131056));
    const other = await queueAnswers(number, ['para outro']);
    await eventually(() => number.sent(other).length === 1);
    expect(number.sent(busy)).toEqual([]);
    expect(await isPaused(number, time)).toBe(false);
    time.pass(4500);
    await eventually(() => number.sent(busy).length === 3);
    expect(textsOf(number.sent(busy))).toEqual(texts);
  });
});
