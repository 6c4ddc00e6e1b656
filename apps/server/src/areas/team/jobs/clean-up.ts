import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes expired sessions and recovery links, and counters of tries nobody made for a day. */
export async function cleanUp({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const db = database.acrossAccounts;
  await db.run(sql`delete from sessions where expires <= ${now}`);
  await db.run(sql`delete from password_recoveries where expires <= ${now}`);
  await db.run(sql`delete from login_attempts where updated < ${new Date(now.getTime() - dayMs)}`);
}
