import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { eraseFromImports } from '../import/erase-person.ts';

/**
 * Removes a contact for good, with everything that belongs to it. Throws not_found when this company has none of that
 * id.
 */
export async function removeContact(tx: Transaction, contact_id: string): Promise<void> {
  const gone = found(
    await tx.row<{ phone: string | null }>(
      sql`delete from contacts where account_id = ${tx.account_id} and id = ${contact_id} returning phone`,
    ),
  );
  await eraseFromImports(tx, { id: contact_id, phone: gone.phone });
  tx.record({ type: 'contact.removed', payload: { contact_id } });
}
