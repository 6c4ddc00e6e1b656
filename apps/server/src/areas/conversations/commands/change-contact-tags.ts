import type { calls, ParsedInput } from '@prosa/contract';
import { changeContactTags as setTags } from '../../contacts/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { visibleContact } from '../queries/visible-contact.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';
import { conversationEvent } from '../events.ts';

type Input = ParsedInput<typeof calls.changeContactTags>;

/** Replaces a contact's tags, from the contacts screen or from a conversation with them. */
export async function changeContactTags(
  context: CallContext,
  { contact, conversation_id }: Input,
): Promise<{ _id: string }> {
  const { db, session } = context;
  if (conversation_id) {
    const conversation = await visibleConversation(db, session, conversation_id);
    if (conversation.contact_id !== contact._id) throw new AppError('not_found');
  } else {
    await visibleContact(context, contact._id);
  }
  await db.transaction(async (tx) => {
    await setTags(tx, { contact_id: contact._id, tags: contact.tags });
    const open = await tx.rows<{ id: string }>(
      sql`select id from conversations
        where account_id = ${tx.account_id} and contact_id = ${contact._id} and finished is null`,
    );
    for (const { id } of open) tx.record(conversationEvent('conversation.changed', { conversation_id: id }));
  });
  return { _id: contact._id };
}
