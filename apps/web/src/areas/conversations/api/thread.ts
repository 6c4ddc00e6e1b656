import { calls, limits, type Message } from '@prosa/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { errorMessage, type ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { shareRows } from '../../../lib/api/share-rows.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { patchThread, withAnswer, withNewest, withOlder, type Thread } from '../live/patch-thread.ts';
import { loadRecording } from '../live/record-events.ts';

const maxAtOnce = 100;

/** Cache keys of all threads. */
export const threadKey = callKey(calls.getMessages);

/** Returns the cache key of one conversation's thread. */
export function threadKeyOf(conversation_id: string) {
  return [...threadKey, conversation_id] as const;
}

/**
 * Returns the query of a conversation's newest messages and the older ones loaded so far. Live events keep it fresh.
 */
export function threadQuery(client: QueryClient, conversation_id: string) {
  const queryKey = threadKeyOf(conversation_id);
  return queryOptions<Thread, ApiError, Thread, typeof queryKey>({
    queryKey,
    queryFn: ({ signal }) => loadNewest(client, { conversation_id, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: shareRows('messages'),
  });
}

/** Puts a message that a call returned into its thread. */
export function storeMessage(client: QueryClient, message: Message): void {
  client.setQueryData<Thread>(
    threadKeyOf(message.conversation_id),
    (thread) => thread && withAnswer(thread, message),
  );
}

/** Follows a thread. `loadOlder` adds 25 older messages and resolves with whether there are still more. */
export function useThread(conversation_id: string) {
  const client = useQueryClient();
  const query = useQuery(threadQuery(client, conversation_id));
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const running = useRef(false);

  const loadOlder = useCallback(async (): Promise<boolean> => {
    const thread = client.getQueryData<Thread>(threadKeyOf(conversation_id));
    const before = thread?.messages[0]?.position;
    if (running.current || !thread?.has_more || before === undefined) return false;
    running.current = true;
    setLoadingOlder(true);
    try {
      const { data, has_more } = await call(calls.getMessages, { conversation_id, before });
      client.setQueryData<Thread>(
        threadKeyOf(conversation_id),
        (known) => known && withOlder(known, { messages: data, has_more }),
      );
      return has_more;
    } catch (error) {
      notify.error(errorMessage(error));
      return false;
    } finally {
      running.current = false;
      setLoadingOlder(false);
    }
  }, [client, conversation_id]);

  return { ...query, loadOlder, isLoadingOlder };
}

interface Load {
  conversation_id: string;
  signal: AbortSignal;
}

/** Loads as many messages as are known, so that older ones are refreshed as well. */
async function loadNewest(client: QueryClient, { conversation_id, signal }: Load): Promise<Thread> {
  const known = client.getQueryData<Thread>(threadKeyOf(conversation_id));
  const limit = Math.min(maxAtOnce, Math.max(limits.message_page, known?.messages.length ?? 0));
  const { answer, events } = await loadRecording(() =>
    call(calls.getMessages, { conversation_id, limit }, { signal }),
  );
  const newest: Thread = { messages: answer.data, has_more: answer.has_more };
  const current = client.getQueryData<Thread>(threadKeyOf(conversation_id));
  return events
    .filter((event) => 'conversation_id' in event && event.conversation_id === conversation_id)
    .reduce(patchThread, withNewest(current, newest));
}
