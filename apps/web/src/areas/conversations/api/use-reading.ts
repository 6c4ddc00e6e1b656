import { calls } from '@prosa/contract';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useState } from 'react';
import { ApiError, errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { LiveContext } from '../../../lib/live.tsx';
import { useStore } from '../../../lib/store.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { isDeskEvent } from '../live/desk-event.ts';
import type { Thread } from '../live/patch-thread.ts';
import { ThreadReader } from '../live/thread-reader.ts';
import { threadKeyOf, useThread } from './thread.ts';

export type ThreadReading = ReturnType<typeof useReading>;

/** Shows a message of the conversation and gives it the focus unless `takesFocus` is false. */
export type ShowMessage = (platform_message_id: string, options?: { takesFocus: boolean }) => void;

/** Follows a thread and moves through its past. The conversation must not change while the component lives. */
export function useReading(conversation_id: string) {
  const client = useQueryClient();
  const thread = useThread(conversation_id);
  const [reader] = useState(() => readerOf(client, conversation_id));
  const reading = useStore(reader);
  useLiveChanges(reader, conversation_id);
  useEffect(() => reader.meet(), [reader, thread.data]);
  useEffect(() => () => reader.stop(), [reader]);

  const show: ShowMessage = useCallback(
    (platform_message_id, options = { takesFocus: true }) => {
      reader.show(platform_message_id, options).catch((error: unknown) => {
        const isElsewhere = error instanceof ApiError && error.kind === 'refused';
        (isElsewhere ? notify.info : notify.error)(errorMessage(error));
      });
    },
    [reader],
  );
  const { past } = reading;
  const tell = (error: unknown) => notify.error(errorMessage(error));
  return {
    ...reading,
    thread,
    /** What is on screen: a stretch of the past or the live thread. */
    shown: past ?? thread.data,
    isLoadingOlder: past ? reading.isLoadingOlder : thread.isLoadingOlder,
    loadOlder: () => void (past ? reader.older().catch(tell) : thread.loadOlder()),
    loadNewer: () => void reader.newer().catch(tell),
    show,
    /** Shows the end because something was sent, or because the person asked for it. */
    toEnd: useCallback((takesFocus = false) => reader.toEnd({ takesFocus }), [reader]),
    setAtEnd: useCallback((isAtEnd: boolean) => reader.setAtEnd(isAtEnd), [reader]),
  };
}

function readerOf(client: QueryClient, conversation_id: string): ThreadReader {
  const key = threadKeyOf(conversation_id);
  return new ThreadReader({
    load: async (stretch) => {
      const { data, ...more } = await call(calls.getMessages, { conversation_id, ...stretch });
      return { messages: data, ...more };
    },
    live: () => client.getQueryData<Thread>(key),
    join: (joined) => void client.setQueryData<Thread>(key, joined),
  });
}

/** Applies live events to the past, and loads it again with the live thread, because events were missed then. */
function useLiveChanges(reader: ThreadReader, conversation_id: string) {
  const client = useQueryClient();
  const { subscribe } = use(LiveContext);
  const hash = hashKey(threadKeyOf(conversation_id));
  useEffect(
    () =>
      subscribe((event) => {
        if (!isDeskEvent(event) || !('message' in event)) return;
        if (event.conversation_id === conversation_id) reader.apply(event.message);
      }),
    [subscribe, reader, conversation_id],
  );
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query, ...about }) => {
        if (type !== 'updated' || query.queryHash !== hash) return;
        if ('action' in about && about.action.type === 'invalidate') void reader.refresh();
      }),
    [client, reader, hash],
  );
}
