import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorText, noRow } from '@prosa/contract';
import { administer } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { connectionUrl } from '../../testing/server-process.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { createLog } from '../log/log.ts';
import { openDatabase, type Database } from './database.ts';
import type { Queryable } from './queryable.ts';
import { sql } from './sql.ts';

let server: TestServer;
let company: TestCompany;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startTestServer();
  company = await server.createCompany();
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await server.stop();
});

/** The doors with one connection behind each, so that every use finds what the last one left. */
function open(connection: pg.ClientConfig): Database {
  const log = createLog('silent');
  const narrow = { tenantConnections: 1, systemConnections: 1 };
  const database = openDatabase({ connection, log, onEvents: () => undefined, ...narrow });
  opened.push(database);
  return database;
}

const session = (db: Queryable) =>
  db.row(sql`select current_setting('search_path') as path, current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);

describe('a database session', () => {
  it('has the limits of its kind of work through both doors, with and without a transaction', async () => {
    const database = open(server.connection);
    const expected = {
      call: { path: 'public, pg_temp', statement: '30s', lock: '15s', idle: '10s' },
      background: { path: 'public, pg_temp', statement: '10min', lock: '1min', idle: '10s' },
    };
    for (const kind of ['background', 'call', 'call', 'background', 'call'] as const) {
      const doors = kind === 'call' ? database.forWork('call') : database;
      for (const door of [doors.forAccount(company.account_id), doors.acrossAccounts]) {
        expect(await session(door)).toEqual(expected[kind]);
        const others = kind === 'call' ? database : database.forWork('call');
        expect(await others.forAccount(company.account_id).transaction(session)).toEqual(
          expected[kind === 'call' ? 'background' : 'call'],
        );
        expect(await door.transaction(session)).toEqual(expected[kind]);
        expect(await session(door)).toEqual(expected[kind]);
      }
    }
  });

  it('keeps its role and its company whatever options the database’s address carries', async () => {
    const url = new URL(connectionUrl(server.connection));
    url.searchParams.set('options', '-c work_mem=5MB -c role=none');
    const database = open({ connectionString: url.href });
    const seen = await database.forAccount(company.account_id).row(
      sql`select current_user as role, count(*)::int as companies, current_setting('work_mem') as work_mem,
        min(id) as id from accounts`,
    );
    await server.createCompany();
    expect(seen).toEqual({ role: 'prosa_tenant', companies: 1, work_mem: '5MB', id: company.account_id });
    const all = await database.acrossAccounts.row<{ n: number }>(
      sql`select count(*)::int as n from accounts`,
    );
    expect(all?.n).toBe(2);
  });
});

describe('a temporary table takes the place of no other', () => {
  it('no function that runs with its owner’s rights looks at temporary tables first', async () => {
    const functions = await server.runtime.database.acrossAccounts.rows<{
      name: string;
      settings: string[] | null;
    }>(
      sql`select p.proname as name, p.proconfig as settings from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(functions.map(({ name }) => name)).toContain('find_contacts');
    for (const { settings } of functions) {
      expect(settings?.find((one) => one.startsWith('search_path='))).toMatch(/, pg_temp$/);
    }
  });

  it('a forged table of contacts is found neither by such a function nor by a query', async () => {
    await company.owner.call(calls.createContact, { phone: '5541999998888', name: 'Verdadeira' });
    const found = await server.runtime.database.forAccount(company.account_id).transaction(async (tx) => {
      await tx.run(sql`create temp table contacts on commit drop as
        select ${noRow}::uuid as id, ${company.account_id}::bigint as account_id, 'verdadeira'::text as search`);
      const ids = await tx.rows<{ id: string }>(sql`select find_contacts('%verdadeira%', 10) as id`);
      const rows = await tx.rows<{ id: string }>(sql`select id from contacts`);
      return { ids: ids.map(({ id }) => id), rows: rows.map(({ id }) => id) };
    });
    expect(found.ids).toHaveLength(1);
    expect(found.rows).toEqual(found.ids);
    expect(found.ids).not.toContain(noRow);
  });
});

it('a call whose statement is cancelled gets a sentence, and the next ones are answered', async () => {
  const lock = new pg.Client(server.connection);
  await lock.connect();
  await lock.query('begin; lock table tags in access exclusive mode');
  const asking = Array.from({ length: 12 }, () => company.owner.attempt(calls.getTags, {}));
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%tags%'`;
  let answered = 0;
  for (const one of asking) void one.then(() => (answered += 1));
  await eventually(async () => {
    // On a connection of its own: within a transaction that view does not change.
    await administer(server.connection, `select pg_cancel_backend(pid) ${waiting}`);
    return answered === asking.length;
  });
  for (const { status, body } of await Promise.all(asking)) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ error: true, message: errorText('took_too_long') });
  }
  await lock.query('rollback');
  await lock.end();
  const after = await Promise.all(asking.map(() => company.owner.attempt(calls.getTags, {})));
  expect(after.map(({ status }) => status)).toEqual(asking.map(() => 200));
});
