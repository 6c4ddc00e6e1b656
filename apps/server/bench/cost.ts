import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@prosa/contract';
import pg from 'pg';
import type { BenchCompany, BenchServer } from './bench-server.ts';
import type { Figure } from './figures.ts';

const companies = 100;
const customers = 40;
const inbounds = 400;
const pairs = 200;
const quietMs = 3000;

interface Options {
  server: BenchServer;
  connection: pg.ClientConfig;
  seconds: number;
  /** Measures the machine's limit. */
  limit(): Promise<number>;
}

/**
 * Measures what a message costs: statements and bytes of log of a customer's message that is committed alone, and of a
 * pair (a customer's message, an answer over HTTP, both receipts); then how many messages a second come in when a
 * hundred companies have one message in progress each.
 */
export async function costFigures({ server, connection, seconds, limit }: Options): Promise<Figure[]> {
  const client = new pg.Client(asSuperuser(connection));
  await client.connect();
  const one = await server.openCompany();
  const meter = createMeter(client);
  for (let n = 0; n < customers; n += 1) await pair(client, one, n);
  const inbound = await meter(inbounds, (n) => one.receive(n % customers));
  const both = await meter(pairs, (n) => pair(client, one, n % customers));
  await client.end();
  const { rate, ratio } = await inTurns(await openCompanies(server), { seconds, limit });
  return [
    ...costOf('inbound', inbound, { statements: 10, log: 2.5 }),
    ...costOf('pair', both, { statements: 30, log: 8 }),
    {
      name: `${companies} companies in single file`,
      value: `${rate.toFixed(0)}/s`,
      target: `${ratio.toFixed(2)} of the limit (at least 0.5)`,
      met: ratio >= 0.5,
    },
  ];
}

interface Cost {
  statements: number;
  /** In kB. */
  log: number;
}

function costOf(name: string, cost: Cost, promised: Cost): Figure[] {
  return [
    {
      name: `statements of one ${name}`,
      value: cost.statements.toFixed(1),
      target: `at most ${promised.statements}; pg_stat_statements without begin, settings and commit, less what runs at rest`,
      met: cost.statements <= promised.statements,
    },
    {
      name: `log of one ${name}`,
      value: `${cost.log.toFixed(2)} kB`,
      target: `at most ${promised.log} kB; pg_current_wal_lsn, less what is written at rest`,
      met: cost.log <= promised.log,
    },
  ];
}

/** Returns the connection of the role that may see every statement; the embedded server asks for no password. */
export function asSuperuser(connection: pg.ClientConfig): pg.ClientConfig {
  return { ...connection, user: 'postgres' };
}

type Meter = (times: number, work: (n: number) => Promise<void>) => Promise<Cost>;

/** Returns a function that repeats work, one after the other, and returns what one time costs the database. */
function createMeter(client: pg.Client): Meter {
  const since = async (work: () => Promise<unknown>): Promise<Cost & { ms: number }> => {
    const before = await total(client);
    const began = performance.now();
    await work();
    const after = await total(client);
    const ms = performance.now() - began;
    return { statements: after.statements - before.statements, log: after.log - before.log, ms };
  };
  return async (times, work) => {
    const idle = await since(() => pause(quietMs));
    const busy = await since(async () => {
      for (let n = 0; n < times; n += 1) await work(n);
    });
    const share = busy.ms / idle.ms;
    const ofOne = (kind: keyof Cost) => Math.max(0, busy[kind] - idle[kind] * share) / times;
    return { statements: ofOne('statements'), log: ofOne('log') };
  };
}

/** The bench's own statements carry this, so that they are not counted. */
const ours = '/* bench */';

async function total(client: pg.Client): Promise<Cost> {
  const { rows } = await client.query<{ statements: string; log: string }>(
    `select ${ours} (select sum(calls) from pg_stat_statements where query not like '%${ours}%'
        and query not like 'select where num_nulls(set_config%') as statements,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log`,
  );
  return { statements: Number(rows[0]?.statements), log: Number(rows[0]?.log) / 1000 };
}

/** Plays a customer's message, the answer of a person, and both receipts for it. */
async function pair(
  client: pg.Client,
  { company, receive, confirm }: BenchCompany,
  n: number,
): Promise<void> {
  await receive(n);
  const filter = { text: String(900_000_000 + n) };
  const conversation_id = (known[n] ??=
    (await company.owner.call(calls.getDeskConversations, { filter })).data[0]?._id ?? '');
  const { platform_message_id } = await company.owner.call(calls.sendMessage, {
    conversation_id,
    text: 'Bom dia! O prazo é de três dias.',
  });
  while (await waits(client)) await pause(1);
  await confirm(platform_message_id);
}

/** The conversation of each customer, so that looking it up is not counted. */
const known: string[] = [];

async function waits(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select ${ours} from outbox limit 1`);
  return rows.length > 0;
}

async function openCompanies(server: BenchServer): Promise<BenchCompany[]> {
  const all: BenchCompany[] = [];
  for (let n = 0; n < companies; n += 1) all.push(await server.openCompany());
  for (let n = 0; n < customers; n += 1) await Promise.all(all.map(({ receive }) => receive(n)));
  return all;
}

const turns = 4;

/** Measures the companies and the machine's limit in turns, because both vary with what else the machine does. */
async function inTurns(all: readonly BenchCompany[], { seconds, limit }: Pick<Options, 'seconds' | 'limit'>) {
  const rates: number[] = [];
  const limits = [await limit()];
  for (let turn = 0; turn < turns; turn += 1) {
    rates.push(await inSingleFile(all, seconds / turns));
    limits.push(await limit());
  }
  const rate = mean(rates);
  return { rate, ratio: rate / mean(limits) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Measures messages per second of companies each of which has one message in progress at a time. */
async function inSingleFile(all: readonly BenchCompany[], seconds: number): Promise<number> {
  let done = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    all.map(async ({ receive }) => {
      for (; performance.now() < end; done += 1) await receive(done % customers);
    }),
  );
  return done / ((performance.now() - start) / 1000);
}
