import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  createSendingArea,
  defineSource,
  planSends,
  wakeSending,
  type PlannedSend,
} from '../src/areas/sending/index.ts';
import { startPump } from '../src/platform/jobs/pump.ts';
import { eventually } from '../src/testing/eventually.ts';
import { fillBase, type Base } from './base.ts';
import { startBenchServer, type BenchServer } from './bench-server.ts';
import { percentile, wallClock, type Figure } from './figures.ts';
import { measureLimit } from './limit.ts';
import { promisesFor } from './promise.ts';

const companies = 40;
const customers = 25;
/** Due at once, for each company: more than a few seconds take. */
const backlog = 1000;
const later = 100_000;
/** Due one after the other while those wait. */
const watched = 300;

/** Says what each of its sends keeps. */
const source = defineSource<{ text: string }>({
  kind: 'bench',
  compose: async (_tx, { data: { text } }) => ({ say: { type: 'text', text, media: null } }),
});
const around = {
  sources: [source],
  flowToStart: () => Promise.resolve(null),
  suppressed: () => Promise.resolve(new Set<string>()),
};

interface Measuring {
  connection: pg.ClientConfig;
  seconds: number;
}

/**
 * Measures how fast due sends are claimed, decided about, written and handed to the driver, and how late one leaves while
 * a hundred thousand wait for their day. The numbers are of the official kind: others are paced on purpose.
 */
export async function sendingFigures({ connection, seconds }: Measuring): Promise<Figure[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const server = await startBenchServer(connection);
  const { base, numbers } = await openNumbers(server, client);
  const pumps = (createSendingArea(around).pumps ?? []).map((pump) => startPump(server.runtime, pump));
  try {
    const before = await measureLimit(connection, base, seconds);
    const perSecond = await measureBacklog(server, numbers, seconds);
    const limit = (before + (await measureLimit(connection, base, seconds))) / 2;
    await clear(client);
    const late = await measureDelay(server, { client, numbers, seconds });
    return figuresOf({ perSecond, limit, late });
  } finally {
    await Promise.all(pumps.map((stop) => stop()));
    await server.stop();
    await client.end();
  }
}

interface BenchNumber {
  account_id: string;
  channel_id: string;
  contacts: string[];
}

/** Opens companies with a number each, to which customers have just written. */
async function openNumbers(
  server: BenchServer,
  client: pg.Client,
): Promise<{ base: Base; numbers: BenchNumber[] }> {
  process.stdout.write(`sending: ${companies} companies with ${customers} customers each …\n`);
  const { account_id, department: department_id } = server.company;
  const size = { contacts: 5000, messages: 5000 };
  const base = await fillBase(client, { account_id, channel_id: server.channel_id, department_id, size });
  const opened: string[] = [];
  for (let n = 0; n < companies; n += 1) {
    const { company, receive } = await server.openCompany();
    await Promise.all(Array.from({ length: customers }, (_, customer) => receive(customer)));
    opened.push(company.account_id);
  }
  const { rows: numbers } = await client.query<BenchNumber>(
    `update channels ch set driver = 'cloud' where account_id = any($1)
      returning account_id, id as channel_id,
        array(select id from contacts k where k.account_id = ch.account_id) as contacts`,
    [opened],
  );
  return { base, numbers };
}

/** Returns how many of what is due the driver is given per second. */
async function measureBacklog(
  server: BenchServer,
  numbers: readonly BenchNumber[],
  seconds: number,
): Promise<number> {
  const now = new Date();
  let handed = 0;
  server.onSend(() => (handed += 1));
  for (const number of numbers) {
    const sends = Array.from({ length: backlog }, (_, place) =>
      toOne(number, place, { due_at: now, text: `${place}` }),
    );
    await plan(server, number, sends);
  }
  await eventually(async () => handed > companies);
  const [first, start] = [handed, performance.now()];
  // Until the time is over, or hardly anything is left.
  while (performance.now() - start < seconds * 1000 && handed < companies * backlog * 0.9) await pause(20);
  return (handed - first) / ((performance.now() - start) / 1000);
}

function toOne(
  { contacts }: BenchNumber,
  place: number,
  { due_at, text }: { due_at: Date; text: string },
): PlannedSend {
  const contact_id = contacts[place % contacts.length] ?? '';
  return { key: randomUUID(), to: { contact_id }, due_at, data: { text } };
}

async function plan(
  { runtime }: BenchServer,
  { account_id, channel_id }: BenchNumber,
  sends: readonly PlannedSend[],
): Promise<void> {
  const key = { kind: source.kind, id: randomUUID() };
  const now = runtime.clock.now();
  await runtime.database
    .forAccount(account_id)
    .transaction((tx) => planSends(tx, { source: key, channel_id, sends, now }));
  wakeSending(runtime, account_id);
}

/** Takes away what has not left. */
async function clear(client: pg.Client): Promise<void> {
  await client.query(`update sends set state = 'cancelled' where state = 'waiting'`);
  await client.query('delete from outbox');
  await client.query('vacuum (analyze)');
}

interface Delaying {
  client: pg.Client;
  numbers: readonly BenchNumber[];
  seconds: number;
}

/** Returns how many milliseconds after its moment each send reached the driver. */
async function measureDelay(server: BenchServer, { client, numbers, seconds }: Delaying): Promise<number[]> {
  await addLater(client, server, numbers);
  const late: number[] = [];
  server.onSend((text) => late.push(wallClock() - Number(text)));
  const start = Date.now() + 2000;
  for (let nth = 0; nth < watched; nth += 1) {
    const number = numbers[nth % numbers.length];
    const due_at = new Date(start + (nth / watched) * seconds * 1000);
    if (number) await plan(server, number, [toOne(number, nth, { due_at, text: String(due_at.getTime()) })]);
  }
  await eventually(async () => late.length >= watched);
  return late;
}

/** Adds a hundred thousand that are due within the next month. */
async function addLater(
  client: pg.Client,
  server: BenchServer,
  numbers: readonly BenchNumber[],
): Promise<void> {
  const due_at = new Date(Date.now() + 86_400_000);
  for (const number of numbers) await plan(server, number, [toOne(number, 0, { due_at, text: 'later' })]);
  await client.query(
    `insert into sends (account_id, channel_id, due_at, available_at, id, source_id, line, contact_id, position, kind, state,
        data)
      select account_id, channel_id, moment, moment, gen_random_uuid(), source_id, line, contact_id, nth, kind, state, data
      from sends cross join generate_series(1, $1::integer) as nth
      cross join lateral (select due_at + nth * interval '15 minutes' as moment) as spread
      where state = 'waiting'`,
    [Math.ceil(later / numbers.length)],
  );
  await client.query('vacuum (analyze) sends');
}

interface Measured {
  perSecond: number;
  limit: number;
  late: readonly number[];
}

function figuresOf({ perSecond, limit, late }: Measured): Figure[] {
  const ratio = perSecond / limit;
  const p95 = percentile(late, 0.95);
  const within = promisesFor(limit)(1000);
  return [
    {
      name: 'due sends claimed, written and handed to the driver',
      value: `${perSecond.toFixed(0)}/s`,
      target: `${ratio.toFixed(2)} of the limit ${limit.toFixed(0)}/s (at least 0.3)`,
      met: ratio >= 0.3,
    },
    {
      name: `start of a due send while ${later} wait for their day`,
      value: `${p95.toFixed(0)} ms`,
      target: `p95 under ${within.words}; slowest ${Math.max(...late).toFixed(0)} ms of ${late.length}`,
      met: p95 < within.within,
    },
  ];
}
