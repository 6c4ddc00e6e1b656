import { empty, join, sql } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import type { MemberKey } from './reader.ts';

/**
 * Ends the member's sessions, except the one given; without one, no browser or network is known as theirs any more.
 * Their sockets follow the `access.changed` event of the same transaction. Change the user's row first: a sign-in in
 * progress holds a share lock on it.
 */
export async function endSessions(
  db: Queryable,
  { account_id, user_id, except }: MemberKey & { except?: string },
): Promise<void> {
  const others = except ? sql`and id <> ${except}` : empty;
  await db.run(sql`delete from sessions where account_id = ${account_id} and user_id = ${user_id} ${others}`);
  if (except) return;
  await db.run(sql`delete from known_places where account_id = ${account_id} and user_id = ${user_id}`);
}

/** Makes the recovery links of a member worthless, used or not. */
export async function endRecoveries(db: Queryable, { account_id, user_id }: MemberKey): Promise<void> {
  await db.run(
    sql`delete from password_recoveries where account_id = ${account_id} and user_id = ${user_id}`,
  );
}

interface NewPassword extends MemberKey {
  password_hash: string;
  /** `self`, or `other`: then the person has to choose their own before anything else. */
  chosen_by: 'self' | 'other';
}

/** Stores a new password; false when the member is unknown or archived. */
export async function storePassword(
  db: Queryable,
  { account_id, user_id, password_hash, chosen_by }: NewPassword,
): Promise<boolean> {
  const changed = await db.run(
    sql`update users set password_hash = ${password_hash}, must_change_password = ${chosen_by === 'other'},
        password_expires = null
      where account_id = ${account_id} and id = ${user_id} and not filed`,
  );
  return changed > 0;
}

/**
 * Records that the member has proven their e-mail; other links that would prove it become worthless. Violates the
 * index `users_email` when somebody else has proven the same one.
 */
export async function proveEmail(db: Queryable, { account_id, user_id }: MemberKey): Promise<void> {
  await db.run(
    sql`update users set email_proven = true where account_id = ${account_id} and id = ${user_id} and not email_proven`,
  );
  await db.run(sql`delete from email_proofs where account_id = ${account_id} and user_id = ${user_id}`);
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
