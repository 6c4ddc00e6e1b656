import { noRow } from '@prosa/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database, type Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { createLog } from '../../../../platform/log/log.ts';
import { administer, cloneDatabase } from '../../../../testing/database.ts';
import { namedId } from '../../../../testing/named-id.ts';
import { findConcerned } from './find-concerned.ts';
import type { Item } from './items.ts';
import { readLiveRuns } from './read-runs.ts';

const account_id = '1';
const asleep = 4000;
const wanted = Array.from({ length: 50 }, (_, place) => namedId(`conversation-${asleep - place}`));
/** Allows runs and conversations without what they refer to, and keeps the database from analysing them. */
const alone = `do $$ declare key record; begin
  for key in select conname, conrelid::regclass as owner from pg_constraint
    where contype = 'f' and conrelid in ('flow_runs'::regclass, 'conversations'::regclass)
  loop execute format('alter table %s drop constraint %I', key.owner, key.conname); end loop;
  alter table flow_runs set (autovacuum_enabled = false);
end $$`;
let place: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  place = await cloneDatabase();
  await administer(place.connection, alone);
  // As the table is when its last run was cleaned away.
  await administer(place.connection, 'vacuum (analyze) flow_runs');
  // One connection, so that a plan that is kept is the one that is used again.
  const shared = { connection: place.connection, log: createLog('silent'), onEvents: () => undefined };
  database = openDatabase({ ...shared, tenantConnections: 1 });
});

afterAll(async () => {
  await database.close();
  await place.drop();
});

it('reads the runs it wants and no others, though there was none when it was first asked', async () => {
  await addConversations();
  expect(await lookUp()).toMatchObject({ live: 0, bots: 0 });
  await addRuns();
  const { read, ...found } = await lookUp();
  expect(found).toEqual({ live: wanted.length, bots: wanted.length });
  expect(read).toBeGreaterThanOrEqual(2 * wanted.length);
  expect(read).toBeLessThan(4 * wanted.length);
});

/** Looks the wanted ones up in both ways, and counts the rows of runs that were read for it. */
function lookUp(): Promise<{ live: number; bots: number; read: number }> {
  const look: Item = { kind: 'look' };
  const items = new Map(wanted.map((id) => [id, [look]]));
  return database.forAccount(account_id).transaction(async (tx) => {
    const before = await rowsRead(tx);
    const { size: live } = await readLiveRuns(tx, wanted);
    const concerned = await findConcerned(tx, { items, flows: [] });
    return { live, bots: concerned.length, read: (await rowsRead(tx)) - before };
  });
}

async function rowsRead(tx: Transaction): Promise<number> {
  const row = await tx.row<{ read: string }>(
    sql`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'flow_runs'`,
  );
  return Number(row?.read);
}

async function addConversations(): Promise<void> {
  await database.acrossAccounts.run(
    sql`insert into accounts (id, name, created) values (${account_id}, 'Loja', now())`,
  );
  await database.acrossAccounts.run(
    sql`insert into contacts (account_id, id, name, lid, created)
      select ${account_id}, id, id, id, now() from unnest(${wanted}::uuid[]) id`,
  );
  await database.acrossAccounts.run(
    sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created,
        last_activity)
      select ${account_id}, id, 1, id, ${noRow}, false, now(), now()
      from unnest(${wanted}::uuid[]) id`,
  );
}

async function addRuns(): Promise<void> {
  await database.acrossAccounts.run(
    sql`insert into flow_runs (account_id, id, conversation_id, contact_id, flow_id, version, state, at_flow, at_node,
        started)
      select ${account_id}, md5('run-' || n)::uuid, md5('conversation-' || n)::uuid, md5('contact-' || n)::uuid, ${noRow}, 1, '{}', ${noRow}, 'menu', now()
      from generate_series(1, ${asleep}) n`,
  );
}
