import type { calls, ParsedInput } from '@prosa/contract';
import { requireDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { applyTransition, type ConversationDraft } from '../core/draft.ts';
import { followUpStopped, handedToPeople, markedWaiting } from '../core/transitions.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.changeConversation>;

/** Transfers a conversation to a department, marks it as answered or waiting, or stops its automatic follow-up. */
export function changeConversation(context: CallContext, input: Input): Promise<{ undo_id: string | null }> {
  const { conversation_id, department, note, waiting_response, auto_follow_up } = input;
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const moved = department !== undefined && department !== conversation.department_id;
    const undo_id = moved ? await transfer(context, tx, { conversation, department, note }) : null;
    if (waiting_response !== undefined) {
      applyTransition(conversation, markedWaiting(conversation, waiting_response));
    }
    if (auto_follow_up === false) applyTransition(conversation, followUpStopped(conversation));
    return { undo_id };
  });
}

interface Transfer {
  conversation: ConversationDraft;
  department: string;
  note: string | undefined;
}

async function transfer(
  context: CallContext,
  tx: Transaction,
  { conversation, department, note = '' }: Transfer,
): Promise<string> {
  const { user_id, user_name } = context.session;
  const { id: department_id, name } = await requireDepartment(tx, department);
  const undo_id = await openUndo(context, tx);
  // Also withdraws what a bot was about to say: after a transfer, people of that department must answer.
  await keepForUndo(tx, { undo_id, act: 'transfer', conversation_ids: [conversation.id] });
  const said = `${user_name} transferiu para o departamento ${name}`;
  const message = note.trim() ? `${said}: “${note.trim()}”` : said;
  const notices = [{ event: 'transferred', message, user_id }] as const;
  const now = context.clock.now();
  applyTransition(conversation, handedToPeople(conversation, { now, department_id, notices }));
  return undo_id;
}
