import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns those of these contacts who have a conversation, in progress or finished. */
export async function talkedWith(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ contact_id: string }>(
    sql`select distinct contact_id from conversations
      where account_id = ${tx.account_id} and contact_id = any(${[...contact_ids]}::uuid[])`,
  );
  return new Set(rows.map(({ contact_id }) => contact_id));
}
