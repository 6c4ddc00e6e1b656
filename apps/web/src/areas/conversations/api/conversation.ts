import { calls, type Conversation } from '@prosa/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { newerOf } from '../live/conversation-order.ts';
import { patchConversation } from '../live/patch-conversation.ts';
import type { DeskList } from '../live/patch-list.ts';
import { loadRecording } from '../live/record-events.ts';
import { deskListKey } from './desk-list.ts';

/** Cache keys of single conversations. */
export const conversationKey = callKey(calls.getConversation);

/** Returns the cache key of one conversation. */
export function conversationKeyOf(conversation_id: string) {
  return [...conversationKey, conversation_id] as const;
}

/** Follows one conversation, also one that no list shows; until it is loaded, what a list knows of it is shown. */
export function useConversation(conversation_id: string) {
  const client = useQueryClient();
  return useQuery({
    ...conversationQuery(conversation_id),
    placeholderData: () => listed(client, conversation_id),
  });
}

/** Puts a conversation that a call returned into the cache, unless a later version is already there. */
export function storeConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData<Conversation>(conversationKeyOf(conversation._id), (known) =>
    known ? newerOf(known, conversation) : conversation,
  );
}

function conversationQuery(conversation_id: string) {
  const queryKey = conversationKeyOf(conversation_id);
  return queryOptions<Conversation, ApiError, Conversation, typeof queryKey>({
    queryKey,
    queryFn: async ({ signal }) => {
      const { answer, events } = await loadRecording(() =>
        call(calls.getConversation, { conversation_id }, { signal }),
      );
      return events.reduce(patchConversation, answer);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function listed(client: QueryClient, conversation_id: string): Conversation | undefined {
  return client
    .getQueriesData<DeskList>({ queryKey: deskListKey })
    .flatMap(([, list]) => list?.rows ?? [])
    .find((row) => row._id === conversation_id);
}
