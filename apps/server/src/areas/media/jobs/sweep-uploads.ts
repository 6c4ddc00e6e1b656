import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { eraseForgottenFiles } from '../erase-files.ts';
import { removeFiles } from '../remove-files.ts';

const everyMs = 60 * 60 * 1000;
const dayMs = 24 * everyMs;

/** Removes uploads that nobody sent within a day, and files that were given up: now and hourly. */
export async function startSweep(runtime: Runtime): Promise<void> {
  const round = async () => {
    try {
      await sweepUploads(runtime);
    } catch (error) {
      // They only take room; the next round takes them.
      runtime.log.warn({ err: error }, 'sweep of unused uploads put off');
    }
  };
  setInterval(() => void round(), everyMs).unref();
  await round();
}

/** One round of it. A file that is being sent at this moment is locked by its message, or already no upload. */
export async function sweepUploads({
  database,
  clock,
  storage,
}: Pick<Runtime, 'database' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  const swept = await database.acrossAccounts.rows<{ account_id: string; id: string }>(
    sql`delete from media where kept = 'upload' and created < ${before} returning account_id, id`,
  );
  await removeFiles(storage, swept);
  await eraseForgottenFiles(database, storage);
}
