import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { commitConversations } from '../core/commit.ts';
import { applyTransition, startDraft } from '../core/draft.ts';
import type { ConversationState } from '../core/state.ts';
import { finished } from '../core/transitions.ts';
import { keepForUndo } from '../undo/record-undo.ts';
import { inGroups } from './in-groups.ts';

interface Finish {
  undo_id: string;
  /** Locked conversations in progress. */
  open: readonly ConversationState[];
  /** The sentence of the system message. */
  message: string;
}

/** Finishes many locked conversations in a few statements, with one event for each department. */
export async function finishMany(
  { session, ids, clock }: CallContext,
  tx: Transaction,
  { undo_id, open, message }: Finish,
): Promise<void> {
  const now = clock.now();
  const { user_id } = session;
  await keepForUndo(tx, { undo_id, act: 'finish_many', conversation_ids: open.map(({ id }) => id) });
  const drafts = open.map((state) => {
    const draft = startDraft(state, { now, ids });
    applyTransition(draft, finished(draft, { now, user_id, message, isOneOfMany: true }));
    return draft;
  });
  await commitConversations(tx, drafts);
  for (const group of inGroups(open)) {
    tx.record({ type: 'conversations.finished', payload: { ...group, user_id } });
  }
}
