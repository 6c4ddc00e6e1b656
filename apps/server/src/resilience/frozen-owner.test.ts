import { calls } from '@prosa/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { callSimulator } from '../testing/call-simulator.ts';
import { customerWrites, openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { livingSessions, writtenRows } from '../testing/traffic/frozen-process.ts';
import { queryPlace } from '../testing/traffic/number-storm.ts';
import { conversationOf } from '../testing/traffic/traffic.ts';

const patienceMs = 90_000;
const phones = Array.from({ length: 5 }, (_, index) => `55419870000${10 + index}`);
const texts = Array.from({ length: 6 }, (_, index) => `resposta ${index}`);
const all = phones.length * texts.length;

let desk: Desk;
let first: ServerProcess;
let second: ServerProcess;

/** Starts two sessions processes: the first owns the number, the second waits for it. */
async function openFrozenDesk(settings: Record<string, string> = {}): Promise<void> {
  desk = await openDesk({
    processes: 'web,worker',
    beside: async (place) => (first = await place.start('sessions', settings)),
  });
  second = await desk.place.start('sessions');
}
afterEach(async () => {
  first.thaw();
  await desk.place.dispose();
});

const sendsSoFar = () => readNetwork(desk.place.dataDir, desk.setting.channel._id);

const untilSent = (count: number) =>
  eventually(async () => {
    const { sends } = await sendsSoFar();
    return sends.size >= count;
  }, patienceMs);

const network = (fault: object) =>
  callSimulator(desk.web.url, 'fault', { channel: desk.setting.channel._id, ...fault });

/** Queues six answers in each of five conversations on a slow network, and freezes the owner in the middle. */
async function freezeInTheMiddle(): Promise<void> {
  const conversations = await Promise.all(phones.map((phone) => desk.openConversation(phone)));
  await network({ kind: 'slow', ms: 200 });
  for (const text of texts) {
    await Promise.all(
      conversations.map((conversation_id) =>
        desk.company.owner.call(calls.sendMessage, { conversation_id, text }),
      ),
    );
  }
  await untilSent(3);
  first.freeze();
  await network({ kind: 'none' });
}

const ask = async (query: string) => (await queryPlace(desk.place, query)).length;

/** Waits until the other process looked for numbers to take, by the index that only looks use. */
async function untilSecondLooked(): Promise<void> {
  const scans = (more: number) => `select from pg_stat_user_indexes where indexrelname = 'channels_owner'
    and idx_scan >= ${more}`;
  let before = 0;
  while (await ask(scans(before + 1))) before += 1;
  // The frozen process may have made one of them.
  await eventually(() => ask(scans(before + 2)), patienceMs);
}

/** Checks that every answer is on its phone once and in order, and that the network was asked once for each. */
async function expectAllOnce(): Promise<void> {
  await untilSent(all);
  for (const phone of phones) expect(await desk.inboxOf(phone)).toEqual(texts);
  const { sends } = await sendsSoFar();
  expect([...sends.values()].filter((times) => times !== 1)).toEqual([]);
  expect(sends.size).toBe(all);
}

const untilStored = (phone: string, text: string) =>
  eventually(async () => {
    const conversation = await conversationOf(desk.setting, phone);
    const messages = conversation ? await desk.messagesOf(conversation._id) : [];
    return messages.some(({ message }) => message === text);
  }, patienceMs);

describe('a sessions process that freezes in the middle of sending', { timeout: 200_000 }, () => {
  it('continues when it thaws, as long as no other process took its number', async () => {
    await openFrozenDesk();
    await freezeInTheMiddle();
    const before = (await sendsSoFar()).sends.size;
    expect(before).toBeLessThan(all);
    await untilSecondLooked();
    const { sends, connections } = await sendsSoFar();
    expect({ sent: sends.size, connections }).toEqual({ sent: before, connections: 1 });
    first.thaw();
    await expectAllOnce();
  });

  it('is replaced when its lease ends, writes and sends nothing when it thaws, and serves again later', async () => {
    await openFrozenDesk({ LEASE_SECONDS: '4' });
    await freezeInTheMiddle();
    expect((await sendsSoFar()).sends.size).toBeLessThan(all);
    await expectAllOnce();
    expect(await livingSessions(desk.place)).toBe(1);
    expect((await sendsSoFar()).connections).toBe(2);
    const before = await writtenRows(desk.place);
    first.thaw();
    // It learns of its loss, and lives on under another id.
    await eventually(async () => (await livingSessions(desk.place)) === 2, patienceMs);
    expect(await writtenRows(desk.place)).toBe(before);
    await customerWrites(desk.setting, '5541987000099', 'depois do gelo');
    await untilStored('5541987000099', 'depois do gelo');
    await expectAllOnce();
    await second.kill();
    await customerWrites(desk.setting, '5541987000099', 'com o primeiro de novo');
    await untilStored('5541987000099', 'com o primeiro de novo');
    expect((await sendsSoFar()).connections).toBe(3);
  });
});
