import type { calls, ParsedInput } from '@prosa/contract';
import { removeContact } from '../../contacts/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';

/**
 * Deletes a contact with its conversations, messages, and what still waits to be sent. A message that is on its way at
 * this moment may arrive; its outcome then finds no row and changes nothing.
 */
export async function deleteContact(
  { db }: CallContext,
  { contact }: ParsedInput<typeof calls.deleteContact>,
): Promise<{ _id: string }> {
  await db.transaction(async (tx) => {
    // Locked first, as everything that writes into a conversation does, so that none of it is half done.
    const conversations = await tx.rows<{ id: string; department_id: string }>(
      sql`select id, department_id from conversations
        where account_id = ${tx.account_id} and contact_id = ${contact._id} order by id for update`,
    );
    await removeContact(tx, contact._id);
    for (const { id, department_id } of conversations) {
      tx.record(conversationEvent('conversation.erased', { conversation_id: id, department_id }));
    }
  });
  return { _id: contact._id };
}
