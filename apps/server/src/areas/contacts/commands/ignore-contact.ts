import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { changeContact } from '../writer.ts';

/** Makes the company deaf to a contact, or listen again (specification section 4, contact ignore). */
export async function ignoreContact(
  { db }: CallContext,
  { contact }: ParsedInput<typeof calls.ignoreContact>,
): Promise<{ _id: string }> {
  return db.transaction((tx) => changeContact(tx, contact._id, sql`ignore = ${contact.ignore}`));
}
