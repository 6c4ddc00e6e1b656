import { sql } from '../../platform/db/sql.ts';
import { found } from '../../platform/http/app-error.ts';
import type { StaffContext } from '../../platform/http/binding.ts';
import type { AccountDb } from '../../platform/db/database.ts';

/** A customer's company, and the door to its rows. */
export interface CustomerAccount {
  id: string;
  name: string;
  db: AccountDb;
}

/** Opens the door to a customer's company; throws not_found for an unknown one, and for the provider's own account. */
export async function customerAccount(
  { database, session }: StaffContext,
  account_id: string,
): Promise<CustomerAccount> {
  const db = database.forAccount(account_id);
  const row = await db.row<{ name: string }>(
    sql`select name from accounts where id = ${account_id} and not provider`,
  );
  const { name } = found(account_id === session.account_id ? null : row);
  return { id: account_id, name, db };
}
