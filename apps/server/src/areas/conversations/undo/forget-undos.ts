import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';

const hourMs = 60 * 60 * 1000;

/** Forgets what can no longer be undone. */
export async function forgetUndos({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - hourMs);
  await database.acrossAccounts.run(
    sql`delete from undos where created < ${before} and ${notFrozen('account_id')}`,
  );
}
