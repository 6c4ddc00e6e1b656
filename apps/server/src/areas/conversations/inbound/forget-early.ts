import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Forgets the receipts, edits and deletions whose message did not come within a day. */
export async function forgetEarly({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  await database.acrossAccounts.run(
    sql`delete from early_receipts where created < ${before} and ${notFrozen('account_id')}`,
  );
  await database.acrossAccounts.run(
    sql`delete from early_changes where created < ${before} and ${notFrozen('account_id')}`,
  );
}
