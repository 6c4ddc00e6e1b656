import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { liftIgnored } from './lift-ignored.ts';

/** Listens again to contacts whose time of being ignored is over. Who writes before is heard all the same. */
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
