import { limits } from '@prosa/contract';
import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Disconnects all numbers of a company; the area of numbers provides it. */
export type ReleaseNumbers = (runtime: Runtime, account_id: string) => Promise<void>;

const dayMs = 24 * 60 * 60 * 1000;
const perRound = 100;

/** Closes companies whose trial without a subscription is over. */
export async function endTrials({ database, clock }: Runtime): Promise<void> {
  const now = clock.now();
  const rows = await database.acrossAccounts.rows<{ id: string }>(
    sql`update accounts set access_closed = ${now}, access_reason = 'trial_over', trial_ends = null
      where id in (select id from accounts where trial_ends <= ${now} and access_closed is null limit ${perRound})
        and subscription_ref is null and ${notFrozen('id')}
      returning id`,
    'end_trials',
  );
  for (const { id } of rows)
    await database.forAccount(id).transaction(async (tx) => {
      tx.record({ type: 'subscription.changed', payload: {} });
    });
}

/** Disconnects the numbers of companies that have been closed for longer than the grace. Nothing is deleted. */
export async function releaseClosed(runtime: Runtime, release: ReleaseNumbers): Promise<void> {
  const now = runtime.clock.now();
  const before = new Date(now.getTime() - limits.numbers_grace_days * dayMs);
  const db = runtime.database.acrossAccounts;
  const rows = await db.rows<{ id: string }>(
    sql`select id from accounts where access_closed <= ${before} and numbers_released is null and ${notFrozen('id')}
      limit ${perRound}`,
    'companies_to_release',
  );
  for (const { id } of rows) {
    await release(runtime, id);
    await db.run(
      sql`update accounts set numbers_released = ${now} where id = ${id} and access_closed <= ${before}
        and ${notFrozen('id')}`,
    );
  }
}
