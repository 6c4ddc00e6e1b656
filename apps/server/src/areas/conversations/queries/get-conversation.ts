import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getConversation>;

/** Returns one conversation as it is now. */
export async function getConversation(context: CallContext, input: Input): Promise<Conversation> {
  const { db, session } = context;
  return presentConversation(await visibleConversation(db, session, input.conversation_id), context);
}
