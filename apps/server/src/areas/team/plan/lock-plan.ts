import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Makes transactions of one company that count against its plan (users, channels, flows) run one after the other
 * until their commit, so that two at once cannot both take the last place.
 */
export async function lockPlan(tx: Pick<Queryable, 'run'> & { account_id: string }): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${tx.account_id}`}, 0))`);
}
