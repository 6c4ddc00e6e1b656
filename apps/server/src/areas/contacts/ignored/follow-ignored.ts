import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inRounds } from '../../../platform/jobs/in-rounds.ts';
import { liftIgnored } from './lift-ignored.ts';

const everyMs = 5000;

/** Looks every few seconds for contacts whose time of being ignored is over. Who writes before is heard all the same. */
export function followIgnored(runtime: Runtime): () => Promise<void> {
  const rounds = inRounds(async () => {
    try {
      await liftEverywhere(runtime);
    } catch (error) {
      runtime.log.warn({ err: error }, 'contacts are ignored for longer');
    }
  });
  const timer = setInterval(() => rounds.wake(), everyMs);
  rounds.wake();
  return () => {
    clearInterval(timer);
    return rounds.stop();
  };
}

/** One round of it. */
export async function liftEverywhere({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const companies = await database.acrossAccounts.rows<{ account_id: string }>(
    sql`select distinct account_id from contacts where ignored_until <= ${now}`,
  );
  for (const { account_id } of companies)
    await database.forAccount(account_id).transaction((tx) => liftIgnored(tx, now));
}
