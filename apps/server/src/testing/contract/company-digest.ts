import { join, raw, sql } from '../../platform/db/sql.ts';
import { eventually } from '../eventually.ts';
import type { TestServer } from '../test-server.ts';

/** A hash of all rows a company has, by table. */
export type CompanyDigest = Record<string, string>;

/** How the rows of a table are hashed where a part of them is left out. */
const rowTexts: Partial<Record<string, string>> = {
  channels: "(to_jsonb(t) - 'alive')::text",
  send_numbers: "(to_jsonb(t) - 'available_at' - 'wait_reason')::text",
};

/**
 * Hashes every row of every table with an account_id, and the company's own row. What follows from the events, which
 * are looked at, and comes a moment later is left out: reports, words of messages, how far followers read, what may
 * start a flow, whose picture was asked for. So is who has a screen open, when a number was last heard from, which is
 * written each minute, and when its waiting sends are looked at again.
 */
export async function companyDigest(server: TestServer, account_id: string): Promise<CompanyDigest> {
  const parts = (await tenantTables(server))
    .filter(
      ({ name }) =>
        !/^(report_|message_search$|event_cursors$|flow_happenings$|contact_pictures$|presences$)/.test(name),
    )
    .map(
      ({ name, key }) => sql`select ${name}::text as name, (
        select coalesce(sum(hashtextextended(${raw(rowTexts[name] ?? 't::text')}, 0))::text, 'empty')
        from ${raw(name)} t where ${raw(key)} = ${account_id}
      ) as hash`,
    );
  const rows = await doorOf(server).rows<{ name: string; hash: string }>(
    sql`${join(parts, ' union all ')}`,
    'company_digest',
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/**
 * Returns the digest once nothing changes: the outbox is empty, no import is running, no send is on its way, and
 * two readings agree.
 */
export async function settledDigest(server: TestServer, account_id: string): Promise<CompanyDigest> {
  let last = '';
  return eventually(async () => {
    // Asked first: one that ends while the digest is made is still to be seen in it.
    const isMoving = await isUnderWay(server, account_id);
    const digest = await companyDigest(server, account_id);
    const seen = JSON.stringify(digest);
    const still = seen === last && digest.outbox === 'empty' && !isMoving;
    last = seen;
    return still ? digest : null;
  });
}

/** Sends that wait for more than a second stay as they are. */
async function isUnderWay(server: TestServer, account_id: string): Promise<boolean> {
  const row = await doorOf(server).row<{ moves: boolean }>(
    sql`select exists (select from contact_imports where account_id = ${account_id}
        and state in ('analysing', 'importing', 'cancelling', 'undoing'))
      or exists (select from sends where account_id = ${account_id} and state = 'handed' and message_id is not null)
      or exists (select from send_numbers where account_id = ${account_id}
        and available_at < now() + interval '1 second') as moves`,
  );
  return row?.moves ?? false;
}

/** Counts the rows of a company, in all tables, that hold any of these texts. */
export async function rowsHolding(
  server: TestServer,
  account_id: string,
  ...texts: string[]
): Promise<number> {
  // `offset 0` keeps PostgreSQL from writing a row out again for each text.
  const parts = (await tenantTables(server)).map(
    ({ name, key }) =>
      sql`select count(*)::int as held
        from (select t::text as content from ${raw(name)} t where ${raw(key)} = ${account_id} offset 0) as rows
        where exists (select from unnest(${texts}::text[]) as text where strpos(content, text) > 0)`,
  );
  const rows = await doorOf(server).rows<{ held: number }>(
    sql`${join(parts, ' union all ')}`,
    'rows_holding',
  );
  return rows.reduce((sum, { held }) => sum + held, 0);
}

const doorOf = (server: TestServer) => server.runtime.database.acrossAccounts;

interface TenantTable {
  name: string;
  key: string;
}

/** Kept by server: the tables are the same in every case, and looking them up takes longer than most. */
const known = new WeakMap<TestServer, Promise<TenantTable[]>>();

function tenantTables(server: TestServer): Promise<TenantTable[]> {
  const tables = known.get(server) ?? readTables(server);
  known.set(server, tables);
  return tables;
}

async function readTables(server: TestServer): Promise<TenantTable[]> {
  const rows = await doorOf(server).rows<{ name: string }>(
    sql`select table_name::text as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by table_name`,
  );
  return [...rows.map(({ name }) => ({ name, key: 'account_id' })), { name: 'accounts', key: 'id' }];
}
