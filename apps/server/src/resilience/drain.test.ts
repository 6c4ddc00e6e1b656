import { calls, type Chip } from '@prosa/contract';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { callSimulator } from '../testing/call-simulator.ts';
import { openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import { conversationOf } from '../testing/traffic/traffic.ts';
import type { ServerProcess } from '../testing/server-process.ts';

const numbers = 20;
const sendsOfNumber = 25;
const all = numbers * sendsOfNumber;
const patienceMs = 90_000;

let desk: Desk;
let first: ServerProcess;
let database: pg.Client;
afterEach(async () => {
  await database.end();
  await desk.place.dispose();
});

async function ask<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(query, values)).rows;
}

/** How many numbers each process keeps, by its id; empty for those that nobody keeps. */
async function kept(): Promise<Record<string, number>> {
  const rows = await ask<{ owner: string; count: number }>(
    `select coalesce(owner::text, '') as owner, count(*)::int from channels group by owner`,
  );
  return Object.fromEntries(rows.map(({ owner, count }) => [owner, count]));
}

/** Starts two sessions processes, and connects numbers that fall to both. */
async function openNumbers(): Promise<Chip[]> {
  desk = await openDesk({
    processes: 'web,worker',
    beside: async (place) => (first = await place.start('sessions')),
  });
  database = new pg.Client(desk.place.connection);
  await database.connect();
  await ask('update accounts set max_channels = 100');
  await desk.place.start('sessions');
  const more = Array.from({ length: numbers - 1 }, () => desk.company.addChannel());
  return [desk.setting.channel, ...(await Promise.all(more))];
}

const phoneOf = (index: number) => `55419880000${10 + index}`;
const texts = Array.from({ length: sendsOfNumber }, (_, index) => `resposta ${index}`);

/** Lets a customer write to each number, and queues the answers on a slow network. */
async function queueSends(channels: readonly Chip[]): Promise<void> {
  const { url, setting, owner } = { url: desk.web.url, setting: desk.setting, owner: desk.company.owner };
  const conversations = await Promise.all(
    channels.map(async ({ _id: channel }, index) => {
      await callSimulator(url, 'send', { channel, phone: phoneOf(index), message: 'oi' });
      return eventually(() => conversationOf(setting, phoneOf(index)), patienceMs);
    }),
  );
  for (const { _id: channel } of channels)
    await callSimulator(url, 'fault', { channel, kind: 'slow', ms: 1500 });
  await Promise.all(
    conversations.map(async ({ _id: conversation_id }) => {
      for (const text of texts) await owner.call(calls.sendMessage, { conversation_id, text });
    }),
  );
}

const waiting = async () => (await ask('select from outbox')).length;

it('a sessions process that drains with 500 sends in hand hands its numbers over, and each is sent once', async () => {
  const channels = await openNumbers();
  await queueSends(channels);
  const [{ owner: draining } = { owner: '' }] = await ask<{ owner: string }>(
    `select min(id)::text as owner from processes where role = 'sessions'`,
  );
  const mine = (await kept())[draining] ?? 0;
  expect(mine).toBeGreaterThan(1);
  expect(mine).toBeLessThan(numbers);
  const left = await waiting();
  expect(left).toBeGreaterThan(all / 2);
  const from = performance.now();
  const ended = first.terminate();
  await eventually(async () => {
    const now = await kept();
    return !now[draining] && !now[''];
  }, patienceMs);
  const movedMs = performance.now() - from;
  expect(await ended).toBe(0);
  const endedMs = performance.now() - from;
  process.stdout.write(
    `drain: ${mine} numbers and ${left} of ${all} sends in hand; all elsewhere after ${movedMs.toFixed(0)} ms (${((mine * 1000) / movedMs).toFixed(1)} a second), ended after ${endedMs.toFixed(0)} ms\n`,
  );
  for (const { _id: channel } of channels)
    await callSimulator(desk.web.url, 'fault', { channel, kind: 'none' });
  for (const [index, { _id }] of channels.entries()) {
    const sends = await eventually(async () => {
      const record = await readNetwork(desk.place.dataDir, _id);
      return record.sends.size >= sendsOfNumber ? record.sends : null;
    }, patienceMs);
    expect([...sends.values()]).toEqual(texts.map(() => 1));
    const inbox = await callSimulator<{ message: string }[]>(
      desk.web.url,
      `inbox?channel=${_id}&phone=${phoneOf(index)}`,
    );
    expect(inbox.map(({ message }) => message)).toEqual(texts);
  }
}, 200_000);
