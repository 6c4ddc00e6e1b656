import type { calls, ParsedInput } from '@prosa/contract';
import { changeContactTags as setTags } from '../../contacts/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { visibleContact } from '../queries/visible-contact.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';
import { keepTagsForUndo, openUndo } from '../undo/record-undo.ts';

type Input = ParsedInput<typeof calls.changeContactTags>;

/** Replaces a contact's tags, from the contacts screen or from a conversation with them. */
export async function changeContactTags(
  context: CallContext,
  { contact, conversation_id }: Input,
): Promise<{ _id: string; undo_id: string }> {
  const { db, session } = context;
  if (conversation_id) {
    const conversation = await visibleConversation(db, session, conversation_id);
    if (conversation.contact_id !== contact._id) throw new AppError('not_found');
  } else {
    await visibleContact(context, contact._id);
  }
  return db.transaction(async (tx) => {
    const { _id: contact_id } = contact;
    const undo_id = await openUndo(context, tx);
    const change = await setTags(tx, { contact_id, tags: contact.tags });
    await keepTagsForUndo(tx, { undo_id, changes: [{ contact_id, ...change }] });
    await recordConversationsChanged(tx, contact_id);
    return { _id: contact_id, undo_id };
  });
}

/** Records that a contact's conversations in progress now show other tags. */
export async function recordConversationsChanged(tx: Transaction, contact_id: string): Promise<void> {
  const open = await tx.rows<{ id: string }>(
    sql`select id from conversations
      where account_id = ${tx.account_id} and contact_id = ${contact_id} and finished is null`,
    'conversations_of_contact',
  );
  for (const { id } of open) tx.record({ type: 'conversation.changed', payload: { conversation_id: id } });
}
