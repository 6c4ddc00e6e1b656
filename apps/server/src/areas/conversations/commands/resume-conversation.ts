import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import { changeContactTags } from '../../contacts/index.ts';
import { requireDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { seesDepartment } from '../../../platform/access/session.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import { sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { conversationEvent, conversationOpened } from '../events.ts';
import { presentConversation } from '../present.ts';
import { conversationsByIds } from '../reader.ts';
import type { ConversationRow } from '../rows.ts';
import { keepForUndo, keepTagsForUndo, openUndo } from '../undo/record-undo.ts';
import { appendSystemMessage } from '../writer.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.resumeConversation>;

/**
 * Takes a finished conversation up again: in the hands of this person, or waiting in the department it is handed to
 * when this person does not see that one. One still in progress stays as it is.
 */
export async function resumeConversation(
  context: CallContext,
  input: Input,
): Promise<Conversation & { undo_id: string | null }> {
  const { db } = context;
  const { conversation_id: id } = input;
  const undo_id = await withConversation(context, { id, open: false }, async (tx, conversation) => {
    if (!conversation.finished) return null;
    const { contact_id } = conversation;
    const note = input.note?.trim();
    const undo_id = await openUndo(context, tx);
    await keepForUndo(tx, { undo_id, act: 'resume', conversation_ids: [id], lines: note ? 2 : 1 });
    await reopen(context, tx, { conversation, department: input.department });
    if (input.tags) {
      const change = await changeContactTags(tx, { contact_id, tags: input.tags });
      await keepTagsForUndo(tx, { undo_id, contact_id, change });
    }
    if (note) await say(context, tx, { conversation, event: 'note', message: note });
    return undo_id;
  });
  const [row] = await conversationsByIds(db, db.account_id, [id]);
  return { ...presentConversation(found(row)), undo_id };
}

async function reopen(
  context: CallContext,
  tx: Transaction,
  { conversation, department }: { conversation: ConversationRow; department: string | undefined },
): Promise<void> {
  const { session } = context;
  const target = department === undefined ? null : await requireDepartment(tx, department);
  const department_id = target?.id ?? conversation.department_id;
  const user_id = seesDepartment(session, department_id) ? session.user_id : null;
  const change = sql`update conversations
    set finished = null, is_manual = true, priority = 'normal', user_id = ${user_id}, department_id = ${department_id}
    where account_id = ${tx.account_id} and id = ${conversation.id}`;
  await tx.run(change).catch((error: unknown) => {
    throw violates(error, 'conversations_open') ? new AppError('conversation_open_elsewhere') : error;
  });
  const message = target
    ? `${session.user_name} retomou manualmente o atendimento no departamento ${target.name}`
    : `${session.user_name} retomou o atendimento`;
  await say(context, tx, { conversation, event: 'resumed', message });
  const { id: conversation_id, department_id: from_department } = conversation;
  if (department_id !== from_department) {
    tx.record(conversationEvent('conversation.changed', { conversation_id, from_department, department_id }));
  }
  tx.record(conversationOpened({ ...conversation, department_id, is_manual: true }));
}

function say(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  said: { conversation: ConversationRow; event: 'resumed' | 'note'; message: string },
): Promise<void> {
  return appendSystemMessage(tx, said.conversation, {
    id: ids.next(),
    event: said.event,
    message: said.message,
    user_id: session.user_id,
    created: clock.now(),
  });
}
