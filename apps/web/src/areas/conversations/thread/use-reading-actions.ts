import type { Message } from '@prosa/contract';
import { useMemo } from 'react';
import type { ShowMessage } from '../api/use-reading.ts';
import { copyText } from './copy-text.ts';
import type { ThreadActions } from '../bubble/thread-actions.ts';

/** Returns the actions for the messages of a thread that is only read. */
export function useReadingActions(show: ShowMessage, onExplain: (message: Message) => void): ThreadActions {
  return useMemo<ThreadActions>(
    () => ({
      channel_id: null,
      reply: null,
      remove: null,
      talkTo: null,
      retry: null,
      copy: (text) => void copyText(text),
      discard: () => undefined,
      explain: onExplain,
      jumpTo: (platform_message_id) => show(platform_message_id),
    }),
    [show, onExplain],
  );
}
