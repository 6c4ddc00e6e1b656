import type { Runtime } from '../../../platform/area.ts';
import { deleteAccountRows } from '../../../platform/db/delete-account-rows.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';

const unprovenForMs = 7 * 24 * 60 * 60 * 1000;
const perRound = 100;

/**
 * Deletes companies whose owner did not prove their e-mail within a week, with all their data. The owner is archived
 * first, so that nobody can sign in or prove the e-mail any more; the next round finishes an interrupted one.
 */
export async function expireCompanies({
  database,
  clock,
  storage,
  log,
}: Pick<Runtime, 'database' | 'clock' | 'storage' | 'log'>): Promise<void> {
  const db = database.acrossAccounts;
  const before = new Date(clock.now().getTime() - unprovenForMs);
  for (const account_id of await closeExpired(db, before)) {
    await deleteAccountRows(db, account_id);
    await storage.removeAccount(account_id);
    log.info({ account_id }, 'unproven company expired');
  }
}

/** Archives the owners of expired companies and returns the companies, including those of an earlier round. */
async function closeExpired(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.rows<{ account_id: string }>(
    sql`update users set filed = true
      where (account_id, id) in (
        select account_id, id from users
        where not email_proven and user_role = 'owner' and created < ${before} order by created limit ${perRound})
        and not email_proven and ${notFrozen('account_id')}
      returning account_id`,
  );
  return rows.map(({ account_id }) => account_id);
}
