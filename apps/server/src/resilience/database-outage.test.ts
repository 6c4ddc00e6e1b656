import { calls } from '@prosa/contract';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { createLog } from '../platform/log/log.ts';
import { callSimulator } from '../testing/call-simulator.ts';
import { customerWrites, heardTexts, openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { checkHistory, type Exchange } from '../testing/traffic/history.ts';
import { readNetwork } from '../testing/network/network-journal.ts';
import { openPlace } from '../testing/server-process.ts';
import type { Listener } from '../testing/test-person.ts';
import { readOutcome, startTraffic, untilSettled } from '../testing/traffic/traffic.ts';

const amount = { customers: 10, inboundEach: 40, outbound: 100 };
const told = { inbound: 403, outbound: 100 };
const readyWithinMs = 30_000;
const patienceMs = 60_000;

let folder: string;
let postgres: EmbeddedPostgres;
let desk: Desk;
let listener: Listener;

const startPostgres = () => startEmbeddedPostgres({ dataDir: folder, log: createLog('silent') });

/** Starts a PostgreSQL that nobody else uses, so that it can be stopped. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-outage-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root
  postgres = await startPostgres();
  desk = await openDesk({ place: await openPlace({ connection: postgres.connection }) });
  listener = await desk.company.owner.listen();
});
afterAll(async () => {
  listener.close();
  await desk.place.dispose();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const health = async () => (await fetch(`${desk.web.url}/health`)).status;

it('the server keeps every message once while PostgreSQL is stopped and started under load', async () => {
  const traffic = startTraffic(desk.setting, amount);
  await eventually(() => traffic.progress() > 100, patienceMs);
  expect(await health()).toBe(200);
  await postgres.stop();
  expect(traffic.progress()).toBeLessThan(500);
  await eventually(async () => (await health()) === 503, readyWithinMs);
  // The phones go on writing meanwhile: the network does not depend on the database.
  const late = await writeMeanwhile('5541988000002', 3);
  postgres = await startPostgres();
  await eventually(async () => (await health()) === 200, readyWithinMs);
  expect(desk.web.alive()).toBe(true);
  await traffic.done;
  const exchanges = [...traffic.exchanges, late];
  await untilSettled(desk.setting, exchanges);
  const verdict = checkHistory(exchanges, await readOutcome(desk.setting));
  expect(verdict).toEqual({ faults: [], ...told });
  const lastInbound = exchanges.map(({ inbound }) => inbound.at(-1)?.text ?? '');
  for (const text of lastInbound) await eventually(() => heardTexts(listener).includes(text), patienceMs);
  const heard = heardTexts(listener);
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard).toHaveLength(told.inbound + told.outbound);
}, 300_000);

/** Lets a still unknown customer write that many messages. */
async function writeMeanwhile(phone: string, count: number): Promise<Exchange> {
  const { url, channel } = desk.setting;
  const inbound = Array.from({ length: count }, (_, index) => ({
    id: `DOWN-${phone}-${index}`,
    text: `na queda ${index}`,
  }));
  for (const { id: platform_message_id, text: message } of inbound)
    await callSimulator(url(), 'send', { channel: channel._id, phone, message, platform_message_id });
  return { phone, inbound, outbound: [] };
}

/** Ends every connection of the server except those that hold locks or listen: an outage that is hardly noticed. */
async function cutWorkingConnections(): Promise<number> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and query not ilike 'listen%' and pid not in (select pid from pg_locks where locktype = 'advisory')`,
  );
  await client.end();
  return rowCount ?? 0;
}

it('the server loses and doubles nothing when connections are cut one after the other', async () => {
  const before = await readNetwork(desk.place.dataDir, desk.setting.channel._id);
  const phone = '5541988000001';
  const conversation_id = await desk.openConversation(phone);
  const texts = Array.from({ length: 60 }, (_, index) => `aos pedaços ${index}`);
  let cuts = 0;
  for (const [index, text] of texts.entries()) {
    const given = { conversation_id, text, message_id: `CUT-${phone}-${index}` };
    await eventually(() => sendOnce(given), patienceMs);
    if (index % 3 === 0) cuts += await cutWorkingConnections();
  }
  expect(cuts).toBeGreaterThan(20);
  await eventually(async () => (await desk.inboxOf(phone)).length === texts.length, patienceMs);
  expect(await desk.inboxOf(phone)).toEqual(texts);
  await eventually(async () => {
    const sent = (await desk.messagesOf(conversation_id)).filter(({ origin }) => origin === 'user');
    return sent.length === texts.length && sent.every((one) => one.status === 2 && !one.unconfirmed);
  }, patienceMs);
  const after = await readNetwork(desk.place.dataDir, desk.setting.channel._id);
  expect(after.connections).toBe(before.connections);
  expect([...after.sends.values()].every((times) => times === 1)).toBe(true);
  await customerWrites(desk.setting, phone, 'recebi tudo');
  await eventually(() => heardTexts(listener).includes('recebi tudo'), patienceMs);
});

const sendOnce = (given: { conversation_id: string; text: string; message_id: string }) =>
  desk.company.owner.call(calls.sendMessage, given);
