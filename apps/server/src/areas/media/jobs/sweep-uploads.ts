import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { eraseForgottenFiles } from '../erase-files.ts';
import { removeFiles } from '../remove-files.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes uploads that nobody sent within a day, and files that were given up. A file that is being sent at this
 * moment is locked by its message, or is no longer an upload.
 */
export async function sweepUploads({
  database,
  clock,
  storage,
}: Pick<Runtime, 'database' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  const swept = await database.acrossAccounts.rows<{ account_id: string; id: string }>(
    sql`delete from media where kept = 'upload' and created < ${before}
        and ${notFrozen('account_id')} returning account_id, id`,
  );
  await removeFiles(storage, swept);
  await eraseForgottenFiles(database, storage);
}
