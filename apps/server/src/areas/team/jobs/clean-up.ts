import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';

const everyMs = 60 * 60 * 1000;
const dayMs = 24 * everyMs;

/** Removes expired sessions and recovery links, and counters of tries nobody made for a day: now and hourly. */
export async function startCleanUp(runtime: Runtime): Promise<void> {
  const round = async () => {
    try {
      await cleanUp(runtime);
    } catch (error) {
      // The rows are harmless (expiry is checked when they are read); the next round takes them.
      runtime.log.warn({ err: error }, 'clean-up of sessions put off');
    }
  };
  setInterval(() => void round(), everyMs).unref();
  await round();
}

/** One round of it. */
export async function cleanUp({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const db = database.acrossAccounts;
  await db.run(sql`delete from sessions where expires <= ${now}`);
  await db.run(sql`delete from password_recoveries where expires <= ${now}`);
  await db.run(sql`delete from login_attempts where updated < ${new Date(now.getTime() - dayMs)}`);
}
