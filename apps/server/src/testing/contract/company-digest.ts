import { join, raw, sql } from '../../platform/db/sql.ts';
import { eventually } from '../eventually.ts';
import type { TestServer } from '../test-server.ts';

/** A hash of all rows a company has, by table. */
export type CompanyDigest = Record<string, string>;

/**
 * Hashes every row of every table with an account_id, and the company's own row. What follows from the events, which
 * are looked at, and comes a moment later is left out: reports, words of messages, how far followers read, whose picture
 * was asked for. So is who has a screen open.
 */
export async function companyDigest(server: TestServer, account_id: string): Promise<CompanyDigest> {
  const parts = (await tenantTables(server))
    .filter(
      ({ name }) => !/^(report_|message_search$|event_cursors$|contact_pictures$|presences$)/.test(name),
    )
    .map(
      ({ name, key }) => sql`select ${name}::text as name, (
        select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), 'empty')
        from ${raw(name)} t where ${raw(key)} = ${account_id}
      ) as hash`,
    );
  const rows = await doorOf(server).rows<{ name: string; hash: string }>(sql`${join(parts, ' union all ')}`);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Returns the digest once nothing changes: the outbox is empty, no import is running, and two readings agree. */
export async function settledDigest(server: TestServer, account_id: string): Promise<CompanyDigest> {
  let last = '';
  return eventually(async () => {
    // Asked first: one that ends while the digest is made is still to be seen in it.
    const isMoving = await importsUnderWay(server, account_id);
    const digest = await companyDigest(server, account_id);
    const seen = JSON.stringify(digest);
    const still = seen === last && digest.outbox === 'empty' && !isMoving;
    last = seen;
    return still ? digest : null;
  });
}

async function importsUnderWay(server: TestServer, account_id: string): Promise<boolean> {
  const row = await doorOf(server).row(
    sql`select from contact_imports where account_id = ${account_id}
      and state in ('analysing', 'importing', 'cancelling', 'undoing') limit 1`,
  );
  return row !== null;
}

/** Counts the rows of a company, in all tables, that hold a text. */
export async function rowsHolding(server: TestServer, account_id: string, text: string): Promise<number> {
  const parts = (await tenantTables(server)).map(
    ({ name, key }) =>
      sql`select count(*)::int as held from ${raw(name)} t where ${raw(key)} = ${account_id} and strpos(t::text, ${text}) > 0`,
  );
  const rows = await doorOf(server).rows<{ held: number }>(sql`${join(parts, ' union all ')}`);
  return rows.reduce((sum, { held }) => sum + held, 0);
}

const doorOf = (server: TestServer) => server.runtime.database.acrossAccounts;

async function tenantTables(server: TestServer): Promise<{ name: string; key: string }[]> {
  const rows = await doorOf(server).rows<{ name: string }>(
    sql`select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  );
  return [...rows.map(({ name }) => ({ name, key: 'account_id' })), { name: 'accounts', key: 'id' }];
}
