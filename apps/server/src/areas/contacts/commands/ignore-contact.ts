import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { changeContact } from '../writer.ts';

/** What later areas do when a contact is ignored from now on, in the same transaction. */
export type WhenIgnored = (tx: Transaction, contact_id: string) => Promise<void>;

/** Makes the company ignore a contact, or listen to it again (specification section 4, contact ignore). */
export function ignoreContact(
  { db }: CallContext,
  { contact }: ParsedInput<typeof calls.ignoreContact>,
  whenIgnored: WhenIgnored,
): Promise<{ _id: string }> {
  return db.transaction(async (tx) => {
    const saved = await changeContact(tx, contact._id, sql`ignore = ${contact.ignore}, ignored_until = null`);
    if (contact.ignore) await whenIgnored(tx, contact._id);
    return saved;
  });
}
