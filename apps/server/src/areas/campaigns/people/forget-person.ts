import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Erases somebody with these phones from campaigns that are just starting. */
export async function forgetInCampaigns(tx: Transaction, phones: readonly string[]): Promise<void> {
  await tx.run(
    sql`update campaign_people set phone = null, name = '', variables = '{}'
      where account_id = ${tx.account_id} and phone = any(${[...phones]}::text[])`,
    'forget_in_campaigns',
  );
}
