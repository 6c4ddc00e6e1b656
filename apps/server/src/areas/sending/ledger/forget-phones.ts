import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Takes erased people out of sends whose receivers are no contacts yet; they are left out when their turn comes. */
export async function forgetSendsTo(tx: Transaction, phones: readonly string[]): Promise<void> {
  await tx.run(
    sql`update sends set phone = null, data = '{}'
      where account_id = ${tx.account_id} and contact_id is null and phone = any(${[...phones]}::text[])`,
    'forget_sends_to',
  );
}
