import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { knownForMs } from '../throttle/known-places.ts';

/** Longer than any count lasts. */
const triesKeptMs = 2 * 60 * 60 * 1000;

/**
 * Deletes what has expired: sessions, links, counters of tries, and places where nobody has signed in for long. Visits of
 * staff are ended by `staff/end-visits.ts`.
 */
export async function cleanUp({ database, clock }: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const db = database.acrossAccounts;
  await db.run(
    sql`delete from sessions where staff_session is null and (expires <= ${now} or used + make_interval(secs => idle_seconds) <= ${now})
      and ${notFrozen('account_id')}`,
  );
  await db.run(sql`delete from email_proofs where expires <= ${now} and ${notFrozen('account_id')}`);
  await db.run(
    sql`delete from known_places where used < ${new Date(now.getTime() - knownForMs)} and ${notFrozen('account_id')}`,
  );
  await db.run(sql`delete from password_recoveries where expires <= ${now} and ${notFrozen('account_id')}`);
  await db.run(sql`delete from login_attempts where updated < ${new Date(now.getTime() - triesKeptMs)}`);
}
