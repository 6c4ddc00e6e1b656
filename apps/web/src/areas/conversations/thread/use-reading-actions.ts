import { useMemo } from 'react';
import type { ShowMessage } from '../api/use-reading.ts';
import { copyText } from './copy-text.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';

/** Returns the actions for the messages of a thread that is only read. */
export function useReadingActions(show: ShowMessage, open: ThreadActions['open']): ThreadActions {
  return useMemo<ThreadActions>(
    () => ({
      channel_id: null,
      reply: null,
      remove: null,
      react: null,
      edit: null,
      talkTo: null,
      withdraw: null,
      waiting: null,
      retry: null,
      copy: (text) => void copyText(text),
      discard: () => undefined,
      open,
      jumpTo: (platform_message_id) => show(platform_message_id),
    }),
    [show, open],
  );
}
