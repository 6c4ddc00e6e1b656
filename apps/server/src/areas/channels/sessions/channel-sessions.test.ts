import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, type Chip } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { ChannelLost } from './channel-lost.ts';
import { freeChannelsTopic, keptChannelsTopic } from '../wake.ts';
import { readOwnedService } from './fence.ts';
import { ownedRow } from './owned-row.ts';
import type { ScriptedConnection } from './scripted-driver.ts';
import { startScriptedProcess, type ScriptedProcess } from '../testing/scripted-process.ts';
import { askOwner } from './owner-requests.ts';

const web = { processes: new Set(['web'] as const) };
let servers: [TestServer, TestServer];
let company: TestCompany;
let running: ScriptedProcess[];
let network: ScriptedConnection[];

beforeAll(async () => {
  const first = await startTestServer({ config: web });
  servers = [first, await startTestServer({ config: web, beside: first })];
});
afterAll(async () => {
  for (const server of [...servers].reverse()) await server.stop();
});
beforeEach(async () => {
  company = await servers[0].createCompany();
  network = [];
  running = [];
  return async () => {
    await Promise.all(running.map(({ sessions }) => sessions.stop()));
    await servers[0].runtime.database.acrossAccounts.run(sql`update channels set filed = true`);
  };
});

function startProcess(place: 0 | 1 = 0, options: { lookEveryMs?: number } = {}): ScriptedProcess {
  const process = startScriptedProcess(servers[place], network, options);
  running.push(process);
  return process;
}

const database = () => servers[0].runtime.database;
const chipOf = async (id: string): Promise<Chip | undefined> =>
  (await company.owner.call(calls.getChips, {})).find(({ _id }) => _id === id);
const becomes = (id: string, wanted: Partial<Chip>) =>
  eventually(async () => {
    expect(await chipOf(id)).toMatchObject(wanted);
    return true;
  });
/** Publishes a hint, and resolves once both processes received it. */
async function hinted(topic: string, id: string): Promise<void> {
  let heard = 0;
  const ends = servers.map(({ runtime }) => runtime.signals.subscribeTo(topic, id, () => (heard += 1)));
  servers[0].runtime.signals.publish(topic, id);
  await eventually(() => heard === servers.length);
  ends.forEach((end) => end());
}

/** Waits for the connection that was made as number `index` of the whole test. */
const connectionAt = (index: number) => eventually(() => network[index]);
const liveOn = (id: string) => eventually(() => network.find((one) => one.live && one.channel_id === id));

async function wantedChannel(): Promise<string> {
  const { _id } = await company.addChannel({ connected: false });
  await company.owner.call(calls.connectChip, { chip: _id, connect: true });
  return _id;
}

/** Cuts the connection by which the channel's owner lives, as when its process dies or PostgreSQL restarts. */
async function cutLease(id: string): Promise<void> {
  await database().acrossAccounts.rows(
    sql`select pg_terminate_backend(l.pid) from pg_locks l join channels c on c.owner = l.objid::bigint
      where c.id = ${id} and l.locktype = 'advisory' and l.granted and l.objsubid = 2
        and l.database = (select oid from pg_database where datname = current_database())`,
  );
}

describe('channel sessions', () => {
  it('only one of two processes keeps a wanted channel connected', async () => {
    const processes = [startProcess(0), startProcess(1)];
    const ids = [await wantedChannel(), await wantedChannel(), await wantedChannel()];
    for (const id of ids) await (await liveOn(id)).open();
    for (const id of ids) await becomes(id, { status: 'open', phone: '5541999990000' });
    expect(network.map(({ channel_id }) => channel_id).sort()).toEqual([...ids].sort());
    for (const id of ids)
      expect(processes.filter(({ sessions }) => sessions.findConnection(id) !== null)).toHaveLength(1);
  });

  it('another process takes the channel, with a higher epoch, when its owner loses the lock', async () => {
    const first = startProcess(0);
    const id = await wantedChannel();
    await (await liveOn(id)).open();
    const old = await eventually(() => first.opened[0]);
    const second = startProcess(1);
    await cutLease(id);
    await eventually(() => first.closed.length);
    const next = await connectionAt(1);
    expect(network.map(({ live }) => live)).toEqual([false, true]);
    await next.open();
    const taken = await eventually(() => first.opened[1] ?? second.opened[0]);
    expect(taken.epoch).toBeGreaterThan(old.epoch);
  });

  it('a process takes its channels again on its own once it can have the lock', async () => {
    const { opened, closed } = startProcess();
    const id = await wantedChannel();
    await (await connectionAt(0)).open();
    await cutLease(id);
    const next = await connectionAt(1);
    expect([network.map(({ live }) => live), closed.length]).toEqual([[false, true], 1]);
    await next.open();
    await eventually(() => opened.length === 2);
    const [before = 0, after] = opened.map(({ epoch }) => epoch);
    expect(after).toBe(before + 1);
  });

  it('late writes of an old owner are refused', async () => {
    const first = startProcess();
    const id = await wantedChannel();
    const connection = await liveOn(id);
    await connection.open();
    const old = await eventually(() => first.opened[0]);
    expect(await readOwnedService(database().acrossAccounts, old)).toMatchObject({ redirect: 'human' });
    await database().acrossAccounts.run(
      sql`update channels set lease_epoch = lease_epoch + 1 where id = ${id}`,
    );
    await expect(readOwnedService(database().acrossAccounts, old)).rejects.toThrow(ChannelLost);
    await expect(
      ownedRow(
        { database: database(), clock: servers[0].runtime.clock, signs: { note: () => undefined } },
        old,
      ).saveCredentials(Buffer.of(1)),
    ).rejects.toThrow(ChannelLost);
    await expect(connection.events.credentials('late')).rejects.toThrow(ChannelLost);
    const row = await database().acrossAccounts.row(sql`select credentials from channels where id = ${id}`);
    expect(row).toEqual({ credentials: null });
  });

  it('stopping does not change what is wanted, and the next process connects with the same login', async () => {
    const first = startProcess();
    const id = await wantedChannel();
    const connection = await liveOn(id);
    await connection.events.credentials('login-1');
    await connection.open();
    await becomes(id, { status: 'open' });
    await first.sessions.stop();
    expect([connection.live, first.closed.length, (await chipOf(id))?.status]).toEqual([false, 1, 'open']);
    startProcess(1);
    expect((await liveOn(id)).credentials).toBe('login-1');
  });

  it('a channel that is no longer wanted is disconnected, even if nobody kept it', async () => {
    const id = await wantedChannel();
    await company.owner.call(calls.connectChip, { chip: id, connect: false });
    expect((await chipOf(id))?.status).toBe('connecting');
    startProcess();
    await becomes(id, { status: 'close', status_reason: 'requested' });
    expect(network).toEqual([]);
  });

  it('a hint makes only the process look that keeps the channel, or that a free one falls to', async () => {
    const [lookEveryMs, hints, few] = [3_600_000, 60, 10];
    const keeper = startProcess(0, { lookEveryMs });
    const id = await wantedChannel();
    await liveOn(id);
    const other = startProcess(1, { lookEveryMs });
    await eventually(() => other.looks() > 0);
    /** Returns how often each looked during the hints; hints of what was before may still add a look. */
    const looksDuring = async (topic: string, nameOf: (hint: number) => string) => {
      const before = [keeper.looks(), other.looks()];
      for (let hint = 1; hint <= hints; hint += 1) await hinted(topic, nameOf(hint));
      return [keeper.looks(), other.looks()].map((looks, index) => looks - (before[index] ?? 0));
    };
    expect(Math.max(...(await looksDuring(keptChannelsTopic, () => id)))).toBeLessThan(few);
    for (const looks of await looksDuring(freeChannelsTopic, (hint) => `free ${hint}`)) {
      expect(looks).toBeGreaterThan(few);
      expect(looks).toBeLessThan(hints - few);
    }
  });

  it('a reset forgets the login here and on the network', async () => {
    const { driver } = startProcess();
    const id = await wantedChannel();
    const connection = await liveOn(id);
    await connection.events.credentials('login-1');
    await connection.open();
    await company.owner.call(calls.saveChip, { _id: id, reset: true });
    const next = await connectionAt(1);
    expect([connection.live, next.credentials, driver.resets]).toEqual([false, null, [id]]);
  });

  it('a channel is given up when its QR code expired or another client took the number over', async () => {
    startProcess();
    const id = await wantedChannel();
    const connection = await liveOn(id);
    await connection.events.qr('code-1');
    await becomes(id, { status: 'connecting', qrcode: 'code-1' });
    await connection.end('qr_expired');
    await becomes(id, { status: 'close', status_reason: 'qr_expired', qrcode: null });
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await (await liveOn(id)).end('replaced');
    await becomes(id, { status: 'close', status_reason: 'replaced' });
    expect(network).toHaveLength(2);
  });

  it('a number says since when it has been away, however often it tried to connect', async () => {
    startProcess();
    const id = await wantedChannel();
    await (await liveOn(id)).open();
    await becomes(id, { status: 'open' });
    await (await liveOn(id)).end('connection_lost');
    await becomes(id, { status: 'connecting', status_reason: 'connection_lost' });
    const { status_since } = await eventually(() => chipOf(id));
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await (await liveOn(id)).end('connection_lost');
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await connectionAt(2);
    expect(Date.parse(status_since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await chipOf(id))?.status_since).toBe(status_since);
  });

  it('a number counts as unstable after ten lost connections in a row', async () => {
    startProcess();
    const id = await wantedChannel();
    for (let tries = 1; tries <= 11; tries += 1) {
      await (await liveOn(id)).end('connection_lost');
      const reason = tries <= 10 ? 'connection_lost' : 'unstable';
      await becomes(id, { status: 'connecting', status_reason: reason });
      if (tries <= 10) await company.owner.call(calls.connectChip, { chip: id, connect: true });
    }
    expect(network).toHaveLength(11);
  });

  it('a process answers requests about its connection from another process', async () => {
    startProcess(0);
    const id = await wantedChannel();
    await (await liveOn(id)).open();
    await becomes(id, { status: 'open' });
    const asked = { kind: 'check-phone', channel_id: id } as const;
    for (const { runtime } of servers) {
      expect(await askOwner(runtime, { ...asked, phone: '5541999991111' })).toBe('5541999991111@s');
      expect(await askOwner(runtime, { ...asked, phone: '5541999990000' })).toBeNull();
    }
  });
});
