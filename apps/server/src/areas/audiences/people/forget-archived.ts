import type { Runtime } from '../../../platform/area.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { sql } from '../../../platform/db/sql.ts';

const keptDays = 30;

/** Deletes the people of audiences that were archived long ago. */
export async function forgetArchived({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const old = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  await database.acrossAccounts.run(
    sql`delete from audience_people p using audiences a
      where a.filed and a.filed_at < ${old} and p.account_id = a.account_id and p.audience_id = a.id
        and ${notFrozen('p.account_id')}`,
    'forget_archived_audiences',
  );
}
