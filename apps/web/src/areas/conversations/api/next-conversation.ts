import { calls, type ConversationFilter } from '@prosa/contract';
import { call } from '../../../lib/api/call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { errorMessage } from '../../../lib/api/api-error.ts';

/** Returns the conversation of a filter that the person is to answer next; null where nobody waits for them. */
export async function nextConversation(filter: ConversationFilter): Promise<string | null> {
  try {
    return (await call(calls.getNextConversation, { filter })).conversation_id;
  } catch (error) {
    notify.error(errorMessage(error));
    return null;
  }
}
