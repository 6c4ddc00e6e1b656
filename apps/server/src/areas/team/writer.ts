import { empty, join, sql } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import type { MemberKey } from './reader.ts';

/**
 * Ends the member's sessions, except the one given. Their sockets follow the `access.changed` event of the same
 * transaction. Change the user's row first: a sign-in under way holds a share lock on it.
 */
export async function endSessions(
  db: Queryable,
  { account_id, user_id, except }: MemberKey & { except?: string },
): Promise<void> {
  const others = except ? sql`and id <> ${except}` : empty;
  await db.run(sql`delete from sessions where account_id = ${account_id} and user_id = ${user_id} ${others}`);
}

/** Makes the recovery links of a member worthless, used or not. */
export async function endRecoveries(db: Queryable, { account_id, user_id }: MemberKey): Promise<void> {
  await db.run(
    sql`delete from password_recoveries where account_id = ${account_id} and user_id = ${user_id}`,
  );
}

/** Stores a new password; false when the member is unknown or archived. */
export async function storePassword(
  db: Queryable,
  { account_id, user_id, password_hash }: MemberKey & { password_hash: string },
): Promise<boolean> {
  const changed = await db.run(
    sql`update users set password_hash = ${password_hash}, must_change_password = false
      where account_id = ${account_id} and id = ${user_id} and not filed`,
  );
  return changed > 0;
}

/** Makes these the member's departments. */
export async function replaceDepartments(
  db: Queryable,
  { account_id, user_id, departments }: MemberKey & { departments: readonly string[] },
): Promise<void> {
  await db.run(sql`delete from user_departments where account_id = ${account_id} and user_id = ${user_id}`);
  const wanted = [...new Set(departments)];
  if (!wanted.length) return;
  const rows = wanted.map((department_id) => sql`(${account_id}, ${user_id}, ${department_id})`);
  await db.run(sql`insert into user_departments (account_id, user_id, department_id) values ${join(rows)}`);
}
