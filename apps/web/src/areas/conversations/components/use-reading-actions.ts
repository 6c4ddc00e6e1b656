import { useMemo } from 'react';
import { copyText } from './copy-text.ts';
import { jumpToMessage } from './jump-to-message.ts';
import type { ThreadActions } from './thread-actions.ts';

/** What one can do with the messages of a thread that is only read. */
export function useReadingActions(loadOlder: () => Promise<boolean>): ThreadActions {
  return useMemo<ThreadActions>(
    () => ({
      reply: null,
      remove: null,
      talkTo: null,
      retry: null,
      copy: (text) => void copyText(text),
      discard: () => undefined,
      jumpTo: (platform_message_id) => void jumpToMessage(platform_message_id, loadOlder),
    }),
    [loadOlder],
  );
}
