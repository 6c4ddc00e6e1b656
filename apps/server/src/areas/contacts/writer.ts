import type { Transaction } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';

/** Sets columns of one contact and records the event. Throws not_found when this company has none of that id. */
export async function changeContact(tx: Transaction, id: string, set: Sql): Promise<{ _id: string }> {
  const row = await tx.row<{ id: string }>(
    sql`update contacts set ${set} where account_id = ${tx.account_id} and id = ${id} returning id`,
  );
  const { id: contact_id } = found(row);
  tx.record({ type: 'contact.changed', payload: { contact_id } });
  return { _id: contact_id };
}
