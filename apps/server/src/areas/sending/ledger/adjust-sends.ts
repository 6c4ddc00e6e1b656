import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { toJson } from '../../../platform/db/to-json.ts';

/** Locks the numbers of these sends, so that no turn of them runs meanwhile. */
async function lockNumbersOf(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.rows(
    sql`select from send_numbers n where n.account_id = ${tx.account_id} and n.channel_id in (
        select channel_id from sends where account_id = ${tx.account_id} and id = any(${[...ids]}::uuid[]))
      order by n.channel_id for update`,
    'lock_numbers_of_sends',
  );
}

/**
 * Takes back plans of sends, which leave no trace: for what a source plans often and seldom sends. What has been handed
 * over stays. They may be planned again under the same keys.
 */
export async function forgetSends(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await lockNumbersOf(tx, ids);
  await tx.run(
    sql`delete from sends where account_id = ${tx.account_id} and id = any(${[...ids]}::uuid[])
      and state in ('waiting', 'held')`,
    'forget_sends',
  );
}

/** Another moment for one send. */
export interface MovedSend {
  id: string;
  due_at: Date;
  expires_at: Date | null;
}

/** Moves sends that have not been handed over, each to a moment of its own. Call `wakeSending` after the commit. */
export async function moveMoments(tx: Transaction, moved: readonly MovedSend[]): Promise<void> {
  if (!moved.length) return;
  const ids = moved.map(({ id }) => id);
  await lockNumbersOf(tx, ids);
  await tx.run(
    sql`update sends s set due_at = given.due_at, available_at = given.due_at, expires_at = given.expires_at,
        reason = case when s.state = 'held' then s.reason end
      from json_populate_recordset(null::sends, ${toJson(moved)}::json) as given
      where s.account_id = ${tx.account_id} and s.id = given.id and s.id = any(${ids}::uuid[])
        and s.state in ('waiting', 'held')`,
    'move_moments',
  );
  await tx.run(
    sql`update send_numbers n set available_at = least(n.available_at, first.due_at)
      from (
        select channel_id, min(due_at) as due_at from sends
        where account_id = ${tx.account_id} and id = any(${ids}::uuid[]) and state = 'waiting' group by channel_id
      ) as first
      where n.account_id = ${tx.account_id} and n.channel_id = first.channel_id
        and (n.available_at is null or n.available_at > first.due_at)`,
    'wake_moved',
  );
}
