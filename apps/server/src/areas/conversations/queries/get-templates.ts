import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentTemplates } from '../../channels/index.ts';
import { visibleConversation } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getTemplates>;

/** Returns what Meta approved for the conversation's number; nothing for numbers without templates. */
export async function getTemplates(
  { db, session }: CallContext,
  { conversation_id }: Input,
): Promise<CallOutput<typeof calls.getTemplates>> {
  const { channel_id } = await visibleConversation(db, session, conversation_id);
  return presentTemplates(db, channel_id);
}
