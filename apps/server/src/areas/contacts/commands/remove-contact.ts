import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';

/** Removes a contact for good; what hangs on it goes along. Throws not_found when this company has none of that id. */
export async function removeContact(tx: Transaction, contact_id: string): Promise<void> {
  const gone = found(
    await tx.row<{ phone: string | null }>(
      sql`delete from contacts where account_id = ${tx.account_id} and id = ${contact_id} returning phone`,
    ),
  );
  // What stands of the person in sheets that were imported: those rows have the phone, which no contact ever changes.
  await tx.run(
    sql`delete from contact_import_rows where account_id = ${tx.account_id} and phone = ${gone.phone}`,
  );
  tx.record({ type: 'contact.removed', payload: { contact_id } });
}
