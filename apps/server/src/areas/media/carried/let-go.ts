import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Lets go of a locked file that left the library, a quick message, a schedule or a campaign: messages and what else
 * carries it keep it. Returns true when there are none and its row is gone.
 */
export async function letGo(tx: Transaction, id: string): Promise<boolean> {
  const { account_id } = tx;
  const isCarried = sql`(exists (select from quick_messages where account_id = ${account_id} and media_id = ${id})
    or exists (select from schedules where account_id = ${account_id} and media_id = ${id})
    or exists (select from campaigns where account_id = ${account_id} and media_id = ${id}))`;
  const removed = await tx.run(
    sql`delete from media where account_id = ${account_id} and id = ${id} and not ${isCarried}
      and not exists (select from messages where account_id = ${account_id} and media_id = ${id})`,
  );
  if (removed) return true;
  // No longer anybody's upload, so that nobody can send it again by its id alone.
  await tx.run(
    sql`update media set kept = case when ${isCarried} then 'quick' else 'thread' end, user_id = null
      where account_id = ${account_id} and id = ${id}`,
  );
  return false;
}
