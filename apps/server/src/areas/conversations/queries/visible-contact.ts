import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { visibleDepartments } from '../../team/index.ts';

/**
 * Throws not_found unless this person may use the contact. People with the ability to see contacts may use all of
 * them; others, only those with a conversation in their departments.
 */
export async function visibleContact({ db, session }: CallContext, contact_id: string): Promise<void> {
  if (session.abilities.has('contacts.view')) return;
  const departments = visibleDepartments(session);
  const seen = await db.row(
    sql`select from conversations where account_id = ${db.account_id} and contact_id = ${contact_id}
      and (${departments}::uuid[] is null or department_id = any(${departments}::uuid[])) limit 1`,
  );
  if (!seen) throw new AppError('not_found');
}
