import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFrozen } from '../../../platform/db/frozen.ts';
import { liftIgnored } from './lift-ignored.ts';

/**
 * Ends the ignoring of contacts whose time is over, in all companies. A contact who writes before this runs is heard
 * anyway.
 */
export async function liftEverywhere({
  database,
  clock,
}: Pick<Runtime, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const companies = await database.acrossAccounts.rows<{ account_id: string }>(
    sql`select distinct account_id from contacts where ignored_until <= ${now} and ${notFrozen('account_id')}`,
  );
  for (const { account_id } of companies)
    await database.forAccount(account_id).transaction((tx) => liftIgnored(tx, now));
}
