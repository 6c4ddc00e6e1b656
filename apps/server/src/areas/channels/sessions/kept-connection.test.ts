import { calls, type Chip } from '@prosa/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { runProsa } from '../../../testing/run-prosa.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { cleanUpChannels } from '../clean-up.ts';
import { ChannelLost } from './channel-lost.ts';
import { createConnectTurns } from './connect-turns.ts';
import { createLifeSigns } from './life-signs.ts';
import type { ScriptedConnection } from './scripted-driver.ts';
import { startScriptedProcess, type ScriptedProcess } from '../testing/scripted-process.ts';

let server: TestServer;
let company: TestCompany;
let running: ScriptedProcess[];
let network: ScriptedConnection[];

beforeAll(async () => {
  server = await startTestServer({ config: { processes: new Set(['web'] as const) } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  company = await server.createCompany();
  network = [];
  running = [];
  return async () => {
    await Promise.all(running.map(({ sessions }) => sessions.stop()));
    await across().run(sql`update channels set wanted = false, filed = true`);
  };
});

const across = () => server.runtime.database.acrossAccounts;
function startProcess(): ScriptedProcess {
  const process = startScriptedProcess(server, network);
  running.push(process);
  return process;
}
const liveOn = (id: string) => eventually(() => network.find((one) => one.live && one.channel_id === id));
const chipOf = (id: string) =>
  eventually(async () => (await company.owner.call(calls.getChips, {})).find(({ _id }) => _id === id));
const becomes = (id: string, wanted: Partial<Chip>) =>
  eventually(async () => {
    const chip = await chipOf(id);
    expect(chip).toMatchObject(wanted);
    return chip;
  });
const logOf = async (chip: string) => (await company.owner.call(calls.getChannelLog, { chip })).data;
const keysOf = async (id: string) =>
  (await across().rows(sql`select from channel_keys where channel_id = ${id}`)).length;

/** Connects a number, and opens the connection. */
async function openChannel(): Promise<{ id: string; connection: ScriptedConnection }> {
  const { _id: id } = await company.addChannel({ connected: false });
  await company.owner.call(calls.connectChip, { chip: id, connect: true });
  const connection = await liveOn(id);
  await connection.events.credentials('login');
  await connection.open();
  await becomes(id, { status: 'open' });
  return { id, connection };
}

const key = (text: string) => ({ kind: 'session', id: 'ana', value: Buffer.from(text) });
const readKey = async ({ store }: ScriptedConnection) =>
  (await store.read('session', ['ana', 'nobody'])).get('ana')?.toString();

/** Makes the database refuse to write down once that a number was banned. */
async function refuseOnce(channel_id: string): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`create sequence refusals; grant usage on sequence refusals to public;
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.id = ${channel_id} and new.status_reason = 'banned' and nextval('refusals') = 1 then
        raise exception 'no room' using errcode = '53100';
      end if;
      return new;
    end $$;
    create trigger refuse before update on channels for each row execute function refuse()`);
  await client.end();
}

it('a number that was banned does not connect again because that could not be written down at first', async () => {
  startProcess();
  const { id, connection } = await openChannel();
  await refuseOnce(id);
  await connection.end('banned');
  await becomes(id, { status: 'close', status_reason: 'banned' });
  expect(network.filter(({ channel_id }) => channel_id === id)).toHaveLength(1);
  expect((await logOf(id)).map(({ what }) => what)).toEqual(['stopped', 'opened', 'connect_asked']);
});

describe('what a driver keeps', () => {
  it('moves with the number to the next process, without a second login, and the former owner is refused', async () => {
    const first = startProcess();
    const { id, connection: old } = await openChannel();
    await old.store.write([key('one')]);
    await first.sessions.stop();
    startProcess();
    const next = await liveOn(id);
    expect([next.credentials, await readKey(next)]).toEqual(['login', 'one']);
    await next.store.write([key('two')]);
    await expect(old.store.write([key('late')])).rejects.toThrow(ChannelLost);
    await expect(old.store.clear()).rejects.toThrow(ChannelLost);
    expect(await readKey(next)).toBe('two');
    await next.open();
    await eventually(async () => (await logOf(id)).filter(({ what }) => what === 'opened').length === 2);
    expect((await logOf(id)).map(({ what }) => what)).toEqual(['opened', 'moved', 'opened', 'connect_asked']);
  });

  it('is sealed, and can be read after the keys of the installation were rotated', async () => {
    startProcess();
    const { id, connection } = await openChannel();
    await connection.store.write([key('ratchet')]);
    const sealed = () =>
      across().row<{ value: Buffer }>(sql`select value from channel_keys where channel_id = ${id}`);
    const before = await sealed();
    expect(before?.value.toString('latin1')).not.toContain('ratchet');
    const settings = {
      SECRET_KEY: 'new-for-tests-0123456789-abcdefghijk',
      EARLIER_SECRET_KEYS: 'only-for-tests-0123456789-abcdefghij',
    };
    expect((await runProsa(server, 'keys rotate', settings)).code).toBe(0);
    expect((await sealed())?.value.equals(before?.value ?? Buffer.of())).toBe(false);
    expect((await runProsa(server, 'keys rotate', settings)).said).toContain('0 selados de novo');
  });

  it('goes with the login: when the phone removed it, when it is reset, and when the number is filed', async () => {
    startProcess();
    const { id, connection } = await openChannel();
    await connection.store.write([key('one')]);
    await connection.end('banned');
    await becomes(id, { status: 'close' });
    expect(await keysOf(id)).toBe(1);
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await (await liveOn(id)).end('logged_out');
    await becomes(id, { status: 'close', status_reason: 'logged_out' });
    expect(await keysOf(id)).toBe(0);
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await (await liveOn(id)).store.write([key('two')]);
    await company.owner.call(calls.saveChip, { _id: id, reset: true });
    await eventually(async () => (await keysOf(id)) === 0);
    await (await liveOn(id)).store.write([key('three')]);
    await across().run(sql`update channels set filed = true where id = ${id}`);
    await cleanUpChannels(server.runtime);
    expect(await keysOf(id)).toBe(0);
  });
});

describe('the connection log', () => {
  it('says what happened with reason, code and end, in the order of what happened, and only the newest thousand', async () => {
    startProcess();
    const { id, connection } = await openChannel();
    await connection.events.newChatLimit({ held: true, until: null, quota: null });
    await connection.events.newChatLimit({ held: true, until: null, quota: { used: 3, limit: 10 } });
    await connection.events.newChatLimit({ held: false, until: null, quota: null });
    await connection.end('connection_lost', { code: 515, at_once: true });
    await (await liveOn(id)).end('no_answer', { code: 408, retry: true });
    const until = new Date(Date.now() + 3_600_000);
    await becomes(id, { status: 'connecting', status_reason: 'no_answer', status_code: 408 });
    await company.owner.call(calls.connectChip, { chip: id, connect: true });
    await (await liveOn(id)).end('restricted', { code: 402, until });
    await becomes(id, { status: 'close', status_code: 402, status_until: until.toISOString() });
    expect((await logOf(id)).map(({ what, reason, code }) => [what, reason, code])).toEqual([
      ['stopped', 'restricted', 402],
      ['lost', 'no_answer', 408],
      ['new_chats_allowed', null, null],
      ['new_chats_held', null, null],
      ['opened', null, null],
      ['connect_asked', null, null],
    ]);
    await across().run(
      sql`insert into channel_log (account_id, channel_id, at, what)
        select ${company.account_id}, ${id}, now() - n * interval '1 hour', 'opened' from generate_series(1, 1200) n`,
    );
    await cleanUpChannels(server.runtime);
    const [row] = await across().rows(sql`select count(*)::int from channel_log where channel_id = ${id}`);
    expect(row).toEqual({ count: 1000 });
  });

  it('is read page by page, and by people who manage numbers alone', async () => {
    const { _id: chip } = await company.addChannel({ connected: false });
    await across().run(
      sql`insert into channel_log (account_id, channel_id, at, what)
        select ${company.account_id}, ${chip}, now(), 'opened' from generate_series(1, 40) n`,
    );
    const { owner } = company;
    const first = await owner.call(calls.getChannelLog, { chip });
    const rest = await owner.call(calls.getChannelLog, { chip, before: first.data.at(-1)?.number ?? 1 });
    expect([first.data.length, first.has_more, rest.data.length, rest.has_more]).toEqual([
      30,
      true,
      10,
      false,
    ]);
    const agent = await company.addPerson({ user_role: 'user', departments: [company.department] });
    expect((await agent.attempt(calls.getChannelLog, { chip })).status).toBe(403);
    const other = await server.createCompany();
    expect((await other.owner.attempt(calls.getChannelLog, { chip })).status).toBe(404);
  });
});

describe('signs of life', () => {
  it('are written for all numbers of a process at once, and only for the owner', async () => {
    startProcess();
    const { id } = await openChannel();
    const [owned] = running.flatMap(({ opened }) => opened);
    const at = new Date('2030-01-01T12:00:00Z');
    const signs = createLifeSigns({ ...server.runtime, clock: { now: () => at } });
    const alive = () => across().row(sql`select alive from channels where id = ${id}`);
    const channel = { account_id: company.account_id, id, epoch: owned?.epoch ?? 0 };
    signs.note({ ...channel, epoch: channel.epoch - 1 });
    await signs.write();
    expect(await alive()).not.toEqual({ alive: at });
    signs.note(channel);
    await signs.write();
    expect(await alive()).toEqual({ alive: at });
    await signs.stop();
  });

  it('that stopped coming make a warning of a connected number, and of no other', async () => {
    startProcess();
    const { id } = await openChannel();
    expect((await chipOf(id)).silent_since).toBeNull();
    const alive = new Date(Date.now() - 200_000);
    await across().run(sql`update channels set alive = ${alive} where id = ${id}`);
    expect((await chipOf(id)).silent_since).toBe(alive.toISOString());
    await (await liveOn(id)).end('banned');
    expect((await becomes(id, { status: 'close' })).silent_since).toBeNull();
  });
});

it('connects of one process are ten a second', () => {
  let now = 0;
  const turns = createConnectTurns({ now: () => new Date(now) });
  expect([turns.next(), turns.next(), turns.next()]).toEqual([0, 100, 200]);
  now = 250;
  expect(turns.next()).toBe(50);
  now = 60_000;
  expect([turns.next(), turns.next()]).toEqual([0, 100]);
});
