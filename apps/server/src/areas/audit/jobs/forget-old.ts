import type { Runtime } from '../../../platform/area.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';

/** How long an entry of the audit trail is kept. */
const keptYears = 2;
/** Entries per statement: few enough that nobody waits for it. */
const batch = 5000;

/** Deletes entries of the audit trail that are older than that. */
export async function forgetOldEntries({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const end = new Date(clock.now());
  end.setUTCFullYear(end.getUTCFullYear() - keptYears);
  for (;;) {
    const removed = await database.acrossAccounts.run(
      sql`delete from audit_entries where (account_id, id) in (
        select account_id, id from audit_entries where at < ${end} and ${notFrozen('account_id')} order by at limit ${raw(String(batch))}
      )`,
      'forget_old_audit',
    );
    if (removed < batch) return;
  }
}
