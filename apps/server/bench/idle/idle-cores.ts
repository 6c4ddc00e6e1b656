import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startWork } from '../../src/app/start-work.ts';
import { systemIds } from '../../src/platform/clock/ids.ts';
import { tokenHash } from '../../src/platform/crypto/secret-box.ts';
import { eventually } from '../../src/testing/eventually.ts';
import { connectAgents } from '../sockets/agents.ts';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { coresUsed, type Cores } from './cpu-time.ts';
import type { Figure } from '../figures.ts';

const companies = 1000;
const numbers = 5000;
/** Longer than the longest pause between two polls. */
const seconds = 60;
const settleMs = 15_000;
const openWithinMs = 600_000;

interface Place {
  connection: pg.ClientConfig;
  /** The data folder of the PostgreSQL. */
  folder: string;
}

/**
 * Measures what quiet things cost: rooms in which a browser listens, and connected numbers, in a process that runs all
 * parts. Each figure is what the same process uses with them, less what it uses without.
 */
export async function idleFigures({ connection, folder }: Place): Promise<Figure[]> {
  const server = await startBenchServer(connection);
  const end = await startWork(server.runtime, connection);
  const client = new pg.Client(connection);
  await client.connect();
  const cores = async () => {
    await eventually(() => isCaughtUp(client), openWithinMs);
    await client.query('vacuum (analyze)');
    await pause(settleMs);
    return coresUsed(folder, seconds);
  };
  try {
    const tokens = await addCompanies(server, client);
    process.stdout.write(
      `idle: processor time of this process and all PostgreSQL processes over ${seconds} s, ` +
        'less the same without rooms and numbers; browsers are a process of their own\n',
    );
    const before = await cores();
    const rooms = await withRooms(server, tokens, cores);
    const after = await cores();
    await openNumbers(client);
    const open = await cores();
    const without = { app: (before.app + after.app) / 2, database: (before.database + after.database) / 2 };
    return [
      figure(`${companies} idle rooms, a browser in each`, { used: rooms, without, max: 0.05 }),
      figure(`${numbers} idle numbers`, { used: open, without, max: 0.1 }),
    ];
  } finally {
    await client.end();
    await end();
    await server.stop();
  }
}

/**
 * Returns whether followers have read what happened: a thousand companies at once are counted for the first time, which
 * is no idling.
 */
async function isCaughtUp(client: pg.Client): Promise<boolean> {
  const written = async () => {
    const { rows } = await client.query<{ written: string }>(
      `select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as written from pg_stat_user_tables
        where relname like 'report%' or relname = 'event_cursors'`,
    );
    return rows[0]?.written;
  };
  const before = await written();
  await pause(settleMs / 2);
  return (await written()) === before;
}

function figure(name: string, { used, without, max }: { used: Cores; without: Cores; max: number }): Figure {
  const total = ({ app, database }: Cores) => app + database;
  const words = ({ app, database }: Cores) => `${app.toFixed(3)} app and ${database.toFixed(3)} database`;
  const more = total(used) - total(without);
  return {
    name,
    value: `${more.toFixed(3)} cores`,
    target: `under ${max}; ${words(used)}, without them ${words(without)}`,
    met: more < max,
  };
}

/** Copies the server's company, each copy with quiet numbers that nobody wants yet; returns its owners' tokens. */
async function addCompanies({ company }: BenchServer, client: pg.Client): Promise<string[]> {
  const copies = Array.from({ length: companies }, () => ({
    id: systemIds.nextNumber(),
    token: randomUUID(),
  }));
  await client.query('create temp table copies (account_id bigint, token_hash text)');
  await client.query('insert into copies select * from unnest($1::bigint[], $2::text[])', [
    copies.map(({ id }) => id),
    copies.map(({ token }) => tokenHash(token)),
  ]);
  const copy = (table: string, changes: string, from = 'copies') =>
    client.query(
      `insert into ${table} select (jsonb_populate_record(original, jsonb_build_object(${changes}))).*
        from ${table} original, ${from} where original.${table === 'accounts' ? 'id' : 'account_id'} = $1`,
      [company.account_id],
    );
  await copy('accounts', `'id', account_id`);
  const mine = `'account_id', copies.account_id`;
  await copy('departments', mine);
  await copy('users', `${mine}, 'email', copies.account_id || '@teste.prosa'`);
  await copy('sessions', `${mine}, 'token_hash', copies.token_hash`);
  await copy(
    'channels',
    `${mine}, 'id', row_number() over (), 'name', 'Número ' || n, 'wanted', false, 'status', 'new'`,
    `copies, generate_series(1, ${numbers / companies}) n`,
  );
  return copies.map(({ token }) => token);
}

async function withRooms(
  { url }: BenchServer,
  tokens: string[],
  cores: () => Promise<Cores>,
): Promise<Cores> {
  const agents = await connectAgents({ url, tokens });
  const used = await cores();
  agents.close();
  return used;
}

async function openNumbers(client: pg.Client): Promise<void> {
  const from = performance.now();
  await client.query('update channels set wanted = true where not wanted');
  await eventually(async () => {
    const { rows } = await client.query(`select from channels where wanted and status <> 'open' limit 1`);
    return rows.length === 0;
  }, openWithinMs);
  process.stdout.write(
    `idle: ${numbers} numbers open after ${((performance.now() - from) / 1000).toFixed(0)} s\n`,
  );
}
