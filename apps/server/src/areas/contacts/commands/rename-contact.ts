import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { changeContact } from '../writer.ts';

/** Gives a contact the name that overrides the one its phone shows; an empty name removes the override. */
export async function renameContact(
  { db }: CallContext,
  { contact }: ParsedInput<typeof calls.changeContactName>,
): Promise<{ _id: string }> {
  const override_name = contact.override_name.trim() || null;
  return db.transaction((tx) => changeContact(tx, contact._id, sql`override_name = ${override_name}`));
}
