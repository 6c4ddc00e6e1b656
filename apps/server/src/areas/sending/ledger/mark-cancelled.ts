import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SourceKey } from '../source.ts';

/** Sends per transaction. */
const part = 2000;

/** Brings the rows of sources that were cancelled as a whole in line: those that waited say themselves that they are cancelled. */
export async function markCancelled(
  { database }: Pick<Runtime, 'database'>,
  signal?: AbortSignal,
): Promise<void> {
  const sources = await database.acrossAccounts.rows<SourceKey & { account_id: string }>(
    sql`select account_id, kind, id from send_sources where cancelled_at is not null and ${notFrozen('account_id')}
      order by cancelled_at limit 100`,
  );
  for (const { account_id, ...source } of sources) {
    const db = database.forAccount(account_id);
    while (!signal?.aborted && (await db.transaction((tx) => markSome(tx, source)))) continue;
  }
}

/** Marks the next sends of a source, and returns whether any may be left. */
async function markSome(tx: Transaction, { kind, id }: SourceKey): Promise<boolean> {
  const { account_id } = tx;
  const marked = await tx.run(
    sql`update sends set state = 'cancelled', reason = null where account_id = ${account_id} and id in (
        select id from sends where account_id = ${account_id} and kind = ${kind} and source_id = ${id}
          and state in ('waiting', 'held') limit ${part})`,
    'mark_cancelled',
  );
  if (marked === part) return true;
  await tx.run(
    sql`update send_sources set cancelled_at = null where account_id = ${account_id} and kind = ${kind} and id = ${id}`,
    'all_marked',
  );
  return false;
}
