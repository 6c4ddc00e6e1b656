import { calls, type ChannelLogEntry } from '@prosa/contract';
import type { FakeWhatsAppWeb } from '@prosa/fakes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import type { TestCompany } from '../../../testing/test-company.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pairWebNumber, startWebPhones, type WebNumber } from '../../../testing/web-phones.ts';
import { sql } from '../../../platform/db/sql.ts';

const patienceMs = 90_000;
let fake: FakeWhatsAppWeb;
/** People and flows, and beside them the process that owns the connections. */
let server: TestServer;
let sessions: TestServer;
let company: TestCompany;
let phones = 0;

beforeAll(async () => {
  fake = await startWebPhones();
  server = await startTestServer({ config: { processes: new Set(['web', 'worker'] as const) } });
  sessions = await startSessions();
  company = await server.createCompany();
  await server.runtime.database.acrossAccounts.run(
    sql`update accounts set max_channels = 100 where id = ${company.account_id}`,
  );
});
afterAll(async () => {
  await sessions.stop();
  await server.stop();
  await fake.close();
});

const startSessions = (connectsPerSecond = 10) =>
  startTestServer({
    beside: server,
    config: { processes: new Set(['sessions'] as const), whatsappSocketUrl: fake.url, connectsPerSecond },
  });

function pairNumber(): Promise<WebNumber> {
  phones += 1;
  return pairWebNumber(company, fake.phones.add(`55119876600${10 + phones}`, { name: 'Loja' }));
}

const logOf = async ({ chip }: WebNumber): Promise<ChannelLogEntry[]> =>
  (await company.owner.call(calls.getChannelLog, { chip: chip._id })).data;
const isUp = ({ handset }: WebNumber) => fake.isConnected(handset.phone);

/** Cuts a number's connection, and waits until it came back by itself. */
async function dropAndReturn(number: WebNumber): Promise<void> {
  const opened = async () => (await logOf(number)).filter(({ what }) => what === 'opened').length;
  const before = await opened();
  number.handset.drop();
  await eventually(async () => (await opened()) > before, patienceMs);
}

it('a number that was replaced elsewhere or blocked stays off until a person connects it', async () => {
  const [replaced, blocked, banned, control] = await Promise.all([
    pairNumber(),
    pairNumber(),
    pairNumber(),
    pairNumber(),
  ]);
  replaced.handset.replace();
  for (const [number, reason] of [
    [blocked, 403],
    [banned, 406],
  ] as const) {
    number.handset.failNextLogin({ reason });
    number.handset.drop();
  }
  const ends = [
    [replaced, 'replaced', 440],
    [blocked, 'banned', 403],
    [banned, 'banned', 406],
  ] as const;
  for (const [number, status_reason, status_code] of ends)
    await number.becomes({ status: 'close', status_reason, status_code });
  // The positive control: a number that may try again came back twice meanwhile.
  await dropAndReturn(control);
  await dropAndReturn(control);
  for (const [number, reason, code] of ends) {
    expect(isUp(number)).toBe(false);
    expect((await logOf(number))[0]).toMatchObject({ what: 'stopped', reason, code });
    await number.connect();
    await number.becomes({ status: 'open', status_reason: null, status_code: null });
    expect(number.handset.account.companions).toHaveLength(1);
  }
}, 120_000);

it('a number that the network ends again and again pauses, is given up, and starts afresh when a person connects it', async () => {
  const number = await pairNumber();
  // The cut, ten tries, and six after pauses.
  for (let attempt = 0; attempt < 16; attempt += 1) number.handset.failNextLogin({ reason: 500 });
  number.handset.drop();
  const ended = new Set<number>();
  await eventually(async () => {
    const [newest] = await logOf(number);
    // Nobody waits for half an hour of pauses here: a person who presses 'Conectar' ends each of them.
    if (newest?.what === 'lost' && !ended.has(newest.number)) await number.connect();
    if (newest) ended.add(newest.number);
    return newest?.what === 'stopped';
  }, patienceMs);
  const given = await number.becomes({ status: 'close', status_reason: 'unstable', status_code: 500 });
  expect(given.status_since).not.toBeNull();
  const log = await logOf(number);
  expect(log[0]).toMatchObject({ what: 'stopped', reason: 'unstable', code: 500 });
  expect(log.filter(({ what, reason }) => what === 'lost' && reason === 'unstable')).toHaveLength(6);
  // The positive control: another number comes back by itself meanwhile, twice.
  const control = await pairNumber();
  await dropAndReturn(control);
  await dropAndReturn(control);
  expect(isUp(number)).toBe(false);
  await number.connect();
  await number.becomes({ status: 'open', status_reason: null });
}, 120_000);

it('numbers that were connected come back after a restart one after the other', async () => {
  const numbers = await Promise.all(Array.from({ length: 4 }, pairNumber));
  await sessions.stop();
  sessions = await startSessions(1);
  const upAt: number[] = [];
  const waiting = new Set(numbers);
  await eventually(() => {
    for (const number of waiting)
      if (isUp(number)) {
        upAt.push(performance.now());
        waiting.delete(number);
      }
    return waiting.size === 0;
  }, patienceMs);
  const spread = (upAt.at(-1) ?? 0) - (upAt[0] ?? 0);
  // Three seconds lie between the first turn and the last; a busy machine may see the first number late.
  expect(spread).toBeGreaterThan(1500);
  for (const { handset } of numbers) expect(handset.account.companions).toHaveLength(1);
}, 120_000);
