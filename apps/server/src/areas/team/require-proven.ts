import type { Queryable } from '../../platform/db/queryable.ts';
import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';

/**
 * Throws unless the company's owner has proven their e-mail: before that nobody knows whose company it is, so it
 * reaches no phone, invites nobody and calls no other system.
 */
export async function requireProvenEmail(db: Queryable & { account_id: string }): Promise<void> {
  const owner = await db.row<{ email: string }>(
    sql`select email from users
      where account_id = ${db.account_id} and user_role = 'owner' and not email_proven and not filed`,
  );
  if (owner) throw new AppError('email_unproven', { email: owner.email });
}
