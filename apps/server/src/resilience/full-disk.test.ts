import { calls } from '@prosa/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { checkHistory } from '../testing/traffic/history.ts';
import { samplePicture, upload } from '../testing/sample-files.ts';
import { openEmbeddedPlace, type EmbeddedPlace } from '../testing/server-process.ts';
import { openSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { readOutcome, startTraffic, untilSettled } from '../testing/traffic/traffic.ts';

const amount = { customers: 8, inboundEach: 40, outbound: 136 };
const told = { inbound: 320, outbound: 136 };
const megabytes = 256;
const readyWithinMs = 30_000;
const patienceMs = 60_000;

let disk: SmallDisk;
let place: EmbeddedPlace;
let desk: Desk;

beforeEach(async () => {
  disk = await openSmallDisk(megabytes);
  place = openEmbeddedPlace(disk.dataDir, { DISK_LOW_MB: '64' });
  desk = await openDesk({ place });
});
afterEach(async () => {
  await place.dispose();
  await disk.dispose();
});

/** Returns what it says about the disk, without the followers' lag. */
async function health(): Promise<object> {
  const answer = (await (await fetch(`${desk.web.url}/health`)).json()) as Record<string, unknown>;
  const { followers: _followers, ...ofDisk } = answer;
  return ofDisk;
}

/**
 * Makes PostgreSQL begin its next log segment while there is room. Setting up nearly fills the first one of 16 MB:
 * whichever write came next could take the room that the test leaves.
 */
async function beginLogSegment(superuser: pg.Client): Promise<void> {
  await superuser.query('select pg_switch_wal()');
  await superuser.query(
    "select pg_logical_emit_message(true, 'test', 'the first record of the next segment')",
  );
}

/** Makes PostgreSQL need its next log segment, without which it ends. */
async function endDatabase(superuser: pg.Client): Promise<void> {
  const postmaster = place.postmaster();
  await eventually(async () => {
    await superuser.query('select pg_switch_wal()').catch(() => undefined); // this is what ends it
    return place.postmaster() !== postmaster;
  }, patienceMs);
}

/** A connection from earlier: on a full disk a new one may be impossible. */
async function connectSuperuser(): Promise<pg.Client> {
  const client = new pg.Client({ ...place.connection, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

it('the server keeps every message once and in order when its disk is full, and says so', async () => {
  expect(await health()).toEqual({ ready: true });
  const [connection, superuser] = [place.connection, await connectSuperuser()];
  await beginLogSegment(superuser);
  await disk.fill(connection, 24);
  expect(await health()).toEqual({ ready: true, ...(disk.real && { warning: 'disk_low' }) });
  const traffic = startTraffic(desk.setting, amount);
  await eventually(() => traffic.progress() > 50, patienceMs);
  await disk.fill(connection);
  // More than may come free meanwhile.
  const file = {
    bytes: Buffer.concat([await samplePicture('png'), Buffer.alloc(9_000_000)]),
    name: 'foto.png',
  };
  const send = () =>
    upload(desk.web.url, desk.company.owner, { call: calls.uploadFile, input: { filename: 'Foto' }, file });
  const refused = await eventually(async () => {
    const reply = await send();
    if (reply.status !== 507) throw new Error(`${reply.status} ${String(reply.body.message)}`);
    return reply;
  }, patienceMs);
  expect(refused.body.message).toMatch(/^O servidor está sem espaço em disco/);
  expect(await health()).toEqual({ ready: false, reason: 'disk_full' });
  if (disk.real) await endDatabase(superuser);
  await superuser.end().catch(() => undefined);
  expect(traffic.progress()).toBeLessThan(told.inbound + told.outbound);
  await disk.makeRoom(connection);
  await eventually(async () => (await fetch(`${desk.web.url}/health`)).status === 200, readyWithinMs);
  await traffic.done;
  await untilSettled(desk.setting, traffic.exchanges);
  const verdict = checkHistory(traffic.exchanges, await readOutcome(desk.setting));
  expect(verdict).toEqual({ faults: [], ...told });
  expect((await send()).status).toBe(200);
  expect(desk.web.output().split('the disk is full: make room').length - 1).toBe(1);
}, 300_000);
