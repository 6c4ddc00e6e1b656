import { calls, type Message } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { withMessage, type Thread } from '../live/patch-thread.ts';
import { storeMessage, threadKeyOf } from '../api/thread.ts';
import { useOutgoingStore } from './use-outgoing.ts';

/**
 * Returns a function that sends a message again under the same id that failed, or of which the network said nothing.
 */
export function useRetryMessage(): (message: Message) => void {
  const client = useQueryClient();
  const store = useOutgoingStore();
  return useCallback(
    (message) => {
      const { conversation_id, message_id, message: text, reply_message, media } = message;
      if (store.get().some((entry) => entry.message_id === message_id)) return store.retry(message_id);
      const show = (shown: Message) =>
        client.setQueryData<Thread>(
          threadKeyOf(conversation_id),
          (thread) => thread && withMessage(thread, shown),
        );
      show({ ...message, status: 1, failure: null, unconfirmed: false });
      const reply_to = reply_message?.platform_message_id;
      call(calls.sendMessage, {
        conversation_id,
        message_id,
        text,
        ...(reply_to ? { reply_to } : {}),
        ...(media ? { media: media._id } : {}),
      })
        .then((answer) => storeMessage(client, answer))
        .catch((error: unknown) => {
          show(message);
          notify.error(errorMessage(error));
        });
    },
    [client, store],
  );
}
