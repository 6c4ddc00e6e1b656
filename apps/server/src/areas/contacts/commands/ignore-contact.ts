import type { calls, ParsedInput } from '@prosa/contract';
import { requireAbility } from '../../../platform/access/session.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { changeContact } from '../writer.ts';

/** Makes the company deaf to a contact, or listen again (specification section 4, contact ignore). */
export async function ignoreContact(
  { db, session }: CallContext,
  { contact }: ParsedInput<typeof calls.ignoreContact>,
): Promise<{ _id: string }> {
  requireAbility(session, 'contacts.view');
  return db.transaction((tx) => changeContact(tx, contact._id, sql`ignore = ${contact.ignore}`));
}
