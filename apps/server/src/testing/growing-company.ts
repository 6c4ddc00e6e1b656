import { openDatabase, type AccountDb } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { createLog } from '../platform/log/log.ts';
import { administer } from './database.ts';
import { serverTest } from './server-test.ts';

const added = 2000;
/** As many rows as a read that looks at each conversation and each contact a few times reads. */
export const fewReads = 10 * added;

/** A company that had one conversation when its statements were planned, and has thousands a moment later. */
interface GrowingCompany {
  grow(): Promise<void>;
  /** Does the work, and counts the rows of conversations and contacts that it read. */
  count<Result>(work: (db: AccountDb) => Promise<Result>): Promise<{ result: Result; read: number }>;
}

export const growingTest = serverTest.extend(
  'growing',
  async ({ server, talk }, { onCleanup }): Promise<GrowingCompany> => {
    const { account_id, department } = talk.company;
    const phone = talk.phone();
    await talk.writes(phone, 'Oi');
    await talk.conversation(phone);
    for (const table of ['conversations', 'contacts']) {
      await administer(server.connection, `alter table ${table} set (autovacuum_enabled = false)`);
      await administer(server.connection, `vacuum (analyze) ${table}`);
    }
    const shared = { connection: server.connection, log: createLog('silent'), onEvents: () => undefined };
    // One connection, so that a plan that is kept is the one that is used again.
    const database = openDatabase({ ...shared, tenantConnections: 1 });
    onCleanup(() => database.close());
    const db = database.forAccount(account_id);
    return {
      async grow() {
        await database.acrossAccounts.run(
          sql`insert into contacts (account_id, id, name, phone, created)
            select ${account_id}, md5(n::text)::uuid, 'Cliente ' || n, '55117' || (10000000 + n), now()
            from generate_series(1, ${added}::int) n`,
        );
        await database.acrossAccounts.run(
          sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created,
              last_activity)
            select ${account_id}, id, ${talk.channel._id}, id, ${department}, true, now(), now()
            from contacts where account_id = ${account_id} and phone like '55117%'`,
        );
      },
      async count(work) {
        const before = await rowsRead(db);
        const result = await work(db);
        return { result, read: (await rowsRead(db)) - before };
      },
    };
  },
);

/** Returns how many rows were read until now, those of this connection to the last one. */
async function rowsRead(db: AccountDb): Promise<number> {
  await db.run(sql`select pg_stat_force_next_flush()`);
  const row = await db.row<{ read: string }>(
    sql`select sum(seq_tup_read + idx_tup_fetch) as read from pg_stat_user_tables
      where relname in ('conversations', 'contacts')`,
  );
  return Number(row?.read);
}
