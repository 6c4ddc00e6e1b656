import type { Transaction } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { seesDepartment } from '../../team/index.ts';
import { commitConversations } from '../core/commit.ts';
import { startDraft, type ConversationDraft } from '../core/draft.ts';
import { lockConversation } from '../core/lock.ts';
import type { ConversationState } from '../core/state.ts';

/**
 * Locks a conversation that this person may see, runs `work` on it and writes the result, all in one transaction.
 * Unknown, foreign and out-of-department ids are the same 404; `open: true` refuses a finished conversation.
 */
export function withConversation<Result>(
  context: CallContext,
  { id, open }: { id: string; open: boolean },
  work: (tx: Transaction, conversation: ConversationDraft) => Promise<Result> | Result,
): Promise<Result> {
  return context.db.transaction(async (tx) => {
    const conversation = draftFor(context, await lockConversation(tx, id));
    if (open && conversation.finished) throw new AppError('conversation_finished');
    const result = await work(tx, conversation);
    await commitConversations(tx, [conversation], { isLast: true });
    return result;
  });
}

/**
 * Starts the draft of a locked conversation for this person. Throws not_found when there is none that they may see.
 */
export function draftFor<State extends ConversationState>(
  { session, ids, clock }: CallContext,
  locked: State | null,
): State & ConversationDraft {
  const conversation = found(locked);
  if (!seesDepartment(session, conversation.department_id)) throw new AppError('not_found');
  return startDraft(conversation, { now: clock.now(), ids });
}
