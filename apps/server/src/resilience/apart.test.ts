import { calls } from '@prosa/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSimulator } from '../testing/call-simulator.ts';
import { customerWrites, heardTexts, openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import type { Listener } from '../testing/test-person.ts';

const patienceMs = 60_000;
const liveWithinMs = 2000;

let desk: Desk;
let other: ServerProcess;
let sessions: ServerProcess;
let listeners: Listener[];

/** Starts two web processes, one worker and one that owns the connections: four processes on one database. */
beforeAll(async () => {
  desk = await openDesk({
    processes: 'web',
    beside: async (place) => {
      await place.start('worker');
      sessions = await place.start('sessions');
      other = await place.start('web');
    },
  });
  listeners = await Promise.all([desk.web, other].map((server) => desk.ownerAt(server).listen()));
});
afterAll(async () => {
  listeners.forEach((listener) => listener.close());
  await desk.place.dispose();
});

const untilHeard = (listener: Listener, text: string) =>
  eventually(() => heardTexts(listener).includes(text), patienceMs);

/** Returns what a browser received about the state of an answer, in order. */
const ticksOf = ({ events }: Listener, message_id: string) =>
  events.flatMap((event) =>
    (event.type === 'message_updated' || event.type === 'message_read') && event.message._id === message_id
      ? [event.message.status]
      : [],
  );

describe('two web processes, a worker and a sessions process', { timeout: 120_000 }, () => {
  it('serve a conversation from customer to both desks, with answer, phone and ticks', async () => {
    const phone = '5541986000001';
    const conversation_id = await desk.openConversation(phone);
    for (const listener of listeners) await untilHeard(listener, 'oi');
    const answer = await desk.company.owner.call(calls.sendMessage, { conversation_id, text: 'bom dia' });
    await eventually(async () => (await desk.inboxOf(phone)).includes('bom dia'), patienceMs);
    await callSimulator(other.url, 'receipt', { channel: desk.setting.channel._id, phone, status: 4 });
    for (const listener of listeners) {
      await untilHeard(listener, 'bom dia');
      await eventually(() => ticksOf(listener, answer._id).includes(4), patienceMs);
      // Each event has the status at the time it is sent, which may already be a later one; never an earlier one.
      const ticks = ticksOf(listener, answer._id);
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      expect(ticks.at(-1)).toBe(4);
    }
    await desk.ownerAt(other).call(calls.finishConversation, { conversation_id });
    const finished = ({ events }: Listener) =>
      events.some(
        (event) => event.type === 'conversation_finished' && event.conversation_id === conversation_id,
      );
    for (const listener of listeners) await eventually(() => finished(listener), patienceMs);
  });

  it('show a message at either web process within two seconds', async () => {
    const lateness: number[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      const from = performance.now();
      await customerWrites(desk.setting, '5541986000002', `na hora ${text}`);
      for (const listener of listeners) await untilHeard(listener, `na hora ${text}`);
      lateness.push(performance.now() - from);
    }
    const median = lateness.sort((a, b) => a - b)[2];
    expect(median).toBeLessThan(liveWithinMs);
  });

  it('give every browser the same events in the same order', async () => {
    const phones = ['5541986000003', '5541986000004', '5541986000005'];
    await Promise.all(phones.map((phone) => customerWrites(desk.setting, phone, `de ${phone}`)));
    for (const listener of listeners) for (const phone of phones) await untilHeard(listener, `de ${phone}`);
    // They joined at different moments, so what one received before the other's first event is left out; and passing
    // events, which have no sequence, have no order among the others.
    const joined = Math.max(...listeners.map(({ events }) => events[0]?.sequence ?? 0));
    const sequences = ({ events }: Listener) =>
      events
        .filter(({ sequence }) => (sequence ?? -1) >= joined)
        .map((event) => `${event.sequence} ${event.type}`);
    for (const listener of listeners) expect(sequences(listener).length).toBeGreaterThan(phones.length);
    // What followed the last of them may still be on its way to one of the two.
    await eventually(() => {
      const [one, ...others] = listeners.map(sequences);
      for (const other of others) expect(other).toEqual(one);
      return true;
    });
  });

  it('go on with another sessions process when the one that owned the number is killed', async () => {
    const phone = '5541986000006';
    const conversation_id = await desk.openConversation(phone);
    const say = (text: string) => desk.company.owner.call(calls.sendMessage, { conversation_id, text });
    await say('antes');
    await eventually(async () => (await desk.inboxOf(phone)).length === 1, patienceMs);
    await sessions.kill();
    await say('durante');
    await customerWrites(desk.setting, phone, 'ainda aí?');
    expect(await desk.inboxOf(phone)).toEqual(['antes']);
    sessions = await desk.place.start('sessions');
    for (const listener of listeners) await untilHeard(listener, 'ainda aí?');
    await say('depois');
    await eventually(async () => (await desk.inboxOf(phone)).length === 3, patienceMs);
    expect(await desk.inboxOf(phone)).toEqual(['antes', 'durante', 'depois']);
    const { sends } = await readNetwork(desk.place.dataDir, desk.setting.channel._id);
    expect([...sends.values()].every((times) => times === 1)).toBe(true);
  });
});
