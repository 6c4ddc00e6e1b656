import { calls, type ConversationFilter } from '@prosa/contract';
import { call } from '../../../lib/api/call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { errorMessage } from '../../../lib/api/api-error.ts';

/** Returns the conversation of a filter in which somebody waits longest, besides one; null where nobody waits. */
export async function longestWaiting(filter: ConversationFilter, except: string): Promise<string | null> {
  try {
    const waiting = { ...filter, situation: 'unanswered' as const };
    const { data } = await call(calls.getDeskConversations, { filter: waiting, sort: 'waiting', limit: 2 });
    return data.find(({ _id }) => _id !== except)?._id ?? null;
  } catch (error) {
    notify.error(errorMessage(error));
    return null;
  }
}
