import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import { changeContactTags } from '../../contacts/index.ts';
import { requireDepartment, seesDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import { violates } from '../../../platform/db/violates.ts';
import { applyTransition, type ConversationDraft } from '../core/draft.ts';
import { reopened } from '../core/transitions.ts';
import { presentConversation } from '../present.ts';
import { conversationsByIds } from '../reader.ts';
import { keepForUndo, keepTagsForUndo, openUndo } from '../undo/record-undo.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.resumeConversation>;

/**
 * Resumes a finished conversation. This person takes it over; but if it is resumed in a department that they do not
 * see, it waits there. A conversation still in progress stays as it is.
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
    await reopen(context, tx, { conversation, department: input.department, note });
    if (input.tags) {
      const change = await changeContactTags(tx, { contact_id, tags: input.tags });
      await keepTagsForUndo(tx, { undo_id, changes: [{ contact_id, ...change }] });
    }
    return undo_id;
  }).catch((error: unknown) => {
    throw violates(error, 'conversations_open') ? new AppError('conversation_open_elsewhere') : error;
  });
  const [row] = await conversationsByIds(db, db.account_id, [id]);
  return { ...presentConversation(found(row), context), undo_id };
}

interface Reopening {
  conversation: ConversationDraft;
  department: string | undefined;
  note: string | undefined;
}

async function reopen(
  { session }: CallContext,
  tx: Transaction,
  { conversation, department, note }: Reopening,
): Promise<void> {
  const { user_id, user_name } = session;
  const target = department === undefined ? null : await requireDepartment(tx, department);
  const department_id = target?.id ?? conversation.department_id;
  const message = target
    ? `${user_name} retomou manualmente o atendimento no departamento ${target.name}`
    : `${user_name} retomou o atendimento`;
  applyTransition(
    conversation,
    reopened(conversation, {
      department_id,
      user_id: seesDepartment(session, department_id) ? user_id : null,
      notices: [
        { event: 'resumed', message, user_id },
        ...(note ? [{ event: 'note', message: note, user_id } as const] : []),
      ],
    }),
  );
}
