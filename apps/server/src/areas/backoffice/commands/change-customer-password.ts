import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { givePassword, preparePassword } from '../../team/index.ts';
import { recordAtCustomer, recordAtHome } from '../record-staff-act.ts';

/**
 * Gives somebody of a customer's company a password, which they replace at their next sign-in. They are signed out
 * everywhere.
 */
export async function changeCustomerPassword(
  context: StaffContext,
  { user_id, new_password }: ParsedInput<typeof calls.changeCustomerPassword>,
): Promise<Record<string, never>> {
  const { database, config } = context;
  const person = found(
    await database.acrossAccounts.row<{ account_id: string; name: string }>(
      sql`select account_id, name from users where id = ${user_id} and kind = 'member' and not filed`,
      'customer_by_id',
    ),
  );
  const { account_id, name } = person;
  const db = database.forAccount(account_id);
  const key = { account_id, user_id };
  const password_hash = await preparePassword(db, key, { password: new_password, ...config });
  const act = { action: 'staff.password_given', target: { kind: 'user', id: user_id, label: name } } as const;
  await recordAtHome(context, act);
  await db.transaction(async (tx) => {
    await givePassword(tx, { ...key, password_hash });
    await recordAtCustomer(context, tx, act);
  });
  return {};
}
