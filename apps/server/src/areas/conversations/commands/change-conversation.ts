import type { calls, ParsedInput } from '@prosa/contract';
import { requireDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { applyTransition, type ConversationDraft } from '../core/draft.ts';
import { followUpStopped, handedToPeople, markedWaiting, passedOn } from '../core/transitions.ts';
import { callColleagues } from '../together/call-colleagues.ts';
import { requireColleagues } from '../together/require-colleagues.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
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
      ? await handOver(context, tx, { conversation, ...input })
      : null;
    if (waiting_response !== undefined) {
      applyTransition(conversation, markedWaiting(conversation, waiting_response));
    }
    if (auto_follow_up === false) applyTransition(conversation, followUpStopped(conversation));
    return { undo_id };
  });
}

function isHandedOver(conversation: ConversationDraft, { department, user }: Input): boolean {
  if (department !== undefined && department !== conversation.department_id) return true;
  return user !== undefined && !(conversation.is_manual && conversation.user_id === user);
}

interface Handover extends Pick<Input, 'department' | 'user' | 'note'> {
  conversation: ConversationDraft;
}

/** Hands it over; the one who receives it must see the department that it is in from now on. */
async function handOver(
  context: CallContext,
  tx: Transaction,
  { conversation, department = conversation.department_id, user, note = '' }: Handover,
): Promise<string> {
  const { user_id: by, user_name } = context.session;
  const { id: department_id, name } = await requireDepartment(tx, department);
  const user_ids = user === undefined ? [] : [user];
  const [person] = await requireColleagues(tx, { department_id, user_ids });
  const undo_id = await openUndo(context, tx);
  // Also withdraws what a bot was about to say: after a transfer, people must answer.
  await keepForUndo(tx, { undo_id, act: 'transfer', conversation_ids: [conversation.id] });
  const moved = department_id === conversation.department_id ? null : name;
  const said = `${user_name} ${handedTo(moved, person?.name)}`;
  const message = note.trim() ? `${said}: “${note.trim()}”` : said;
  const notices = [{ event: 'transferred', message, user_id: by }] as const;
  const now = context.clock.now();
  const user_id = person?.id ?? null;
  applyTransition(
    conversation,
    user_id !== null && moved === null
      ? passedOn(conversation, { user_id, notices })
      : handedToPeople(conversation, { now, department_id, user_id, notices }),
  );
  await callColleagues(context, tx, { conversation_id: conversation.id, user_ids, kind: 'assigned' });
  return undo_id;
}

/** Returns what was done, after the name of who did it. */
function handedTo(department: string | null, person: string | undefined): string {
  if (department === null) return `passou o atendimento para ${person}`;
  const moved = `transferiu para o departamento ${department}`;
  return person === undefined ? moved : `${moved}, para ${person}`;
}
