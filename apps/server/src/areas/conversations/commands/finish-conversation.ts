import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { applyTransition } from '../core/draft.ts';
import { finished } from '../core/transitions.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.finishConversation>;

/** Finishes a conversation; the next message of the customer opens a new one. */
export async function finishConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<{ undo_id: string }> {
  const { user_id, user_name } = context.session;
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const undo_id = await openUndo(context, tx);
    await keepForUndo(tx, { undo_id, act: 'finish', conversation_ids: [conversation_id] });
    const message = `${user_name} finalizou o atendimento`;
    const now = context.clock.now();
    applyTransition(conversation, finished(conversation, { now, user_id, message, by: 'person' }));
    return { undo_id };
  });
}
