import type { Runtime } from '../../../platform/area.ts';
import { deleteAccountRows } from '../../../platform/db/delete-account-rows.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

const unprovenForMs = 7 * 24 * 60 * 60 * 1000;
const perRound = 100;

/**
 * Deletes companies whose owner did not prove their e-mail for a week, with all that is theirs. First nobody can sign
 * in there or prove it any more; a round that is interrupted after that is finished by the next.
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

/** Archives the owners of expired companies and answers the companies, those of an earlier round included. */
async function closeExpired(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.rows<{ account_id: string }>(
    sql`update users set filed = true
      where (account_id, id) in (
        select account_id, id from users
        where not email_proven and user_role = 'owner' and created < ${before} order by created limit ${perRound})
        and not email_proven
      returning account_id`,
  );
  return rows.map(({ account_id }) => account_id);
}
