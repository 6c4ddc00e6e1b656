import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { applyTransition } from '../core/draft.ts';
import { markedRead } from '../core/transitions.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.readConversation>;

/** Removes the unread mark, for everybody, because somebody looked. Records nothing when there was no mark. */
export async function readConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<Record<string, never>> {
  await withConversation(context, { id: conversation_id, open: false }, (_tx, conversation) => {
    if (conversation.unread || conversation.is_new) applyTransition(conversation, markedRead(conversation));
  });
  return {};
}
