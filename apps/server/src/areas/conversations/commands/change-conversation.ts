import type { calls, ParsedInput } from '@prosa/contract';
import { requireDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { applyTransition, type ConversationDraft } from '../core/draft.ts';
import { followUpStopped, markedWaiting } from '../core/transitions.ts';
import { callColleagues } from '../together/call-colleagues.ts';
import { requireColleagues } from '../together/require-colleagues.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { handOver, isHandedOver } from './hand-over.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.changeConversation>;

/**
 * Hands a conversation to a department or a colleague, marks it as answered or waiting, or stops its automatic
 * follow-up.
 */
export function changeConversation(context: CallContext, input: Input): Promise<{ undo_id: string | null }> {
  const { conversation_id, waiting_response, auto_follow_up } = input;
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const undo_id = isHandedOver(conversation, input)
      ? await handOne(context, tx, { conversation, ...input })
      : null;
    if (waiting_response !== undefined) {
      applyTransition(conversation, markedWaiting(conversation, waiting_response));
    }
    if (auto_follow_up === false) applyTransition(conversation, followUpStopped(conversation));
    return { undo_id };
  });
}

interface Handover extends Pick<Input, 'department' | 'user' | 'note'> {
  conversation: ConversationDraft;
}

/** Hands it over; the one who receives it must see the department that it is in from now on. */
async function handOne(
  context: CallContext,
  tx: Transaction,
  { conversation, department: department_id = conversation.department_id, user, note = '' }: Handover,
): Promise<string> {
  const department = await requireDepartment(tx, department_id);
  const user_ids = user === undefined ? [] : [user];
  const [person = null] = await requireColleagues(tx, { department_id, user_ids });
  const undo_id = await openUndo(context, tx);
  // Also withdraws what a bot was about to say: after a transfer, people must answer.
  await keepForUndo(tx, { undo_id, act: 'transfer', conversation_ids: [conversation.id] });
  handOver(context, conversation, { department, person, note });
  await callColleagues(context, tx, { conversation_ids: [conversation.id], user_ids, kind: 'assigned' });
  return undo_id;
}
