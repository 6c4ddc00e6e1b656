import { limits, type calls, type CallOutput } from '@prosa/contract';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Returns the names of people who may connect numbers, the owner first, for those who may not. */
export async function getNumberManagers({
  db,
}: CallContext): Promise<CallOutput<typeof calls.getNumberManagers>> {
  return db.rows<{ name: string }>(
    sql`select name from users
      where account_id = ${db.account_id} and not filed and user_role in ('owner', 'manager')
      order by user_role = 'owner' desc, name, id limit ${raw(String(limits.number_managers_shown))}`,
  );
}
