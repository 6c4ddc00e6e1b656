import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseline } from '../platform/db/baseline.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { administer, cloneDatabase, testPostgres, withDatabase } from '../testing/database.ts';
import { sealedColumns } from './areas.ts';
import { paths } from './paths.ts';

let client: pg.Client;
let drop: () => Promise<void>;

beforeAll(async () => {
  const place = await cloneDatabase();
  drop = place.drop;
  client = new pg.Client(place.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

interface Table {
  name: string;
  owner: string | null;
  is_protected: boolean;
  identity: string[] | null;
  account_type: string;
}

/** Reads every table with an account_id from the catalog. */
async function tenantTables(): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, obj_description(c.oid) as owner, format_type(a.atttypid, null) as account_type,
      c.relrowsecurity and exists (
        select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.cmd = 'ALL'
          and p.roles = '{prosa_tenant}' and p.qual = '(account_id = current_account_id())'
      ) as is_protected, (
        select array_agg(k.attname::text) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid
          and case c.relreplident when 'd' then i.indisprimary when 'i' then i.indisreplident end
      ) as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  return rows;
}

describe('every table with an account_id', () => {
  it('says who owns it and shows a company its own rows only', async () => {
    const tables = await tenantTables();
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['messages', 'sessions', 'undos']));
    for (const { name, ...table } of tables)
      expect({ name, ...table }).toMatchObject({
        name,
        owner: expect.stringMatching(/^owner: (areas|platform)\/[a-z-]+$/) as string,
        is_protected: true,
        account_type: 'bigint',
      });
  });

  it('is replicated under a key with the company in it, so that one company can be moved alone', async () => {
    const tables = await tenantTables();
    const without = () => tables.filter(({ identity }) => !identity?.includes('account_id'));
    expect(without().map(({ name }) => name)).toEqual([]);
    // Positive control: the reading notices a table whose key lacks it.
    await client.query('begin; alter table sessions replica identity default');
    tables.splice(0, tables.length, ...(await tenantTables()));
    await client.query('rollback');
    expect(without().map(({ name }) => name)).toEqual(['sessions']);
  });
});

it('every column of bytes is declared as sealed, so that a rotation of keys finds it', async () => {
  const { rows } = await client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`,
  );
  const declared = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ column }) => column)).toEqual(declared.toSorted());
});

describe('a database of an earlier schema', () => {
  const name = `prosa_earlier_${process.pid}`;
  const connection = () => withDatabase(testPostgres().connection, name);
  const start = () =>
    migrate({ connection: connection(), directory: paths.migrations, log: createLog('silent') });
  const tables = () =>
    read(`select string_agg(relname, ' ' order by relname) as found from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const read = async (query: string) => {
    const reader = new pg.Client(connection());
    await reader.connect();
    const { rows } = await reader.query<{ found: string }>(query);
    await reader.end();
    return rows[0]?.found;
  };

  beforeAll(() => administer(testPostgres().connection, `create database ${name}`));
  afterAll(() => administer(testPostgres().connection, `drop database ${name} with (force)`));

  it('is refused with what to do, and left as it is', async () => {
    await administer(
      connection(),
      `create table schema_migrations (id serial, name text not null, run_on timestamp not null);
      insert into schema_migrations (name, run_on) values ('0001_spine', '2026-03-02');
      create table accounts (id text primary key); insert into accounts values ('loja')`,
    );
    const rows = `select (select string_agg(a::text || a.xmin || a.ctid, '') from accounts a)
      || (select string_agg(m::text || m.xmin || m.ctid, '') from schema_migrations m) as found`;
    const before = [await read(rows), await tables()];
    const refused: unknown = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toMatch(/versão anterior do Prosa.* Nada foi alterado: .*DATABASE_URL/);
    expect([await read(rows), await tables()]).toEqual(before);
  });

  it('positive control: an empty one takes the whole schema, and the same again changes nothing', async () => {
    await administer(connection(), 'drop table schema_migrations, accounts');
    await start();
    const made = await tables();
    expect(made).toContain('messages');
    await start();
    expect(await tables()).toBe(made);
    expect(await read('select name as found from schema_migrations order by id limit 1')).toBe(baseline);
    expect((await readdir(paths.migrations)).toSorted()[0]).toBe(`${baseline}.sql`);
  });
});
