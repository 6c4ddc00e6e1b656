import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { applyTransition } from '../core/draft.ts';
import { takenOver } from '../core/transitions.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.setManual>;

/** Takes a conversation over for this person. Nothing changes when they already have it. */
export async function setManual(context: CallContext, { conversation_id }: Input): Promise<Conversation> {
  const { db, session } = context;
  await withConversation(context, { id: conversation_id, open: true }, (_tx, conversation) => {
    if (conversation.is_manual && conversation.user_id === session.user_id) return;
    const user = { id: session.user_id, name: session.user_name };
    applyTransition(conversation, takenOver(conversation, user));
  });
  return presentConversation(await visibleConversation(db, session, conversation_id), context);
}
