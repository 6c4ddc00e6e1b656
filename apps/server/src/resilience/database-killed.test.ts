import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processesWorkingIn } from '../platform/postgres/processes.ts';
import { heardTexts, openDesk, type Desk } from '../testing/traffic/desk.ts';
import { eventually } from '../testing/eventually.ts';
import { checkHistory } from '../testing/traffic/history.ts';
import { openEmbeddedPlace, type EmbeddedPlace } from '../testing/server-process.ts';
import { readOutcome, startTraffic, untilSettled } from '../testing/traffic/traffic.ts';
import type { Listener } from '../testing/test-person.ts';

const amount = { customers: 10, inboundEach: 40, outbound: 100 };
const told = { inbound: 400, outbound: 100 };
const kills = 3;
const readyWithinMs = 30_000;
const patienceMs = 60_000;

let folder: string;
let place: EmbeddedPlace;
let desk: Desk;
let listener: Listener | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-killed-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when we are root
  place = openEmbeddedPlace(folder);
  desk = await openDesk({ place });
  listener = await desk.company.owner.listen();
});
afterAll(async () => {
  listener?.close();
  await place.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Ends PostgreSQL with `kill -9`; returns its process id. */
function killDatabase(): number {
  const pid = place.postmaster() ?? 0;
  process.kill(pid, 'SIGKILL');
  return pid;
}

const isHealthy = async () => (await fetch(`${desk.web.url}/health`)).status === 200;

it('the server keeps every message once and in order while its PostgreSQL is killed again and again', async () => {
  const traffic = startTraffic(desk.setting, amount);
  for (let kill = 1; kill <= kills; kill += 1) {
    await eventually(() => traffic.progress() >= kill * 100, patienceMs);
    const killed = killDatabase();
    await eventually(async () => place.postmaster() !== killed && (await isHealthy()), readyWithinMs);
  }
  await traffic.done;
  await untilSettled(desk.setting, traffic.exchanges);
  const verdict = checkHistory(traffic.exchanges, await readOutcome(desk.setting));
  expect(verdict).toEqual({ faults: [], ...told });
  expect(desk.web.alive()).toBe(true);
  const heard = () => (listener ? heardTexts(listener) : []);
  await eventually(() => heard().length >= told.inbound + told.outbound, patienceMs);
  expect(new Set(heard()).size).toBe(told.inbound + told.outbound);
}, 300_000);

it('the server ends with 0 when it is stopped during a restart of PostgreSQL, and leaves nothing running', async () => {
  killDatabase();
  await eventually(async () => !(await isHealthy()), patienceMs);
  expect(await desk.web.terminate()).toBe(0);
  const left = await processesWorkingIn(join(folder, 'postgres', 'cluster'));
  expect(left).toEqual([]);
}, 100_000);
