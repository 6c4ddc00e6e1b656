import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';
import { takeOver } from './take-over.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.setManual>;

/** Takes a conversation as a human; taking one's own again changes nothing. */
export async function setManual(context: CallContext, { conversation_id }: Input): Promise<Conversation> {
  const { session, ids, clock } = context;
  await withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    if (conversation.is_manual && conversation.user_id === session.user_id) return;
    const user = { id: session.user_id, name: session.user_name };
    await takeOver(tx, conversation, { user, id: ids.next(), now: clock.now() });
  });
  return presentConversation(await visibleConversation(context.db, session, conversation_id));
}
