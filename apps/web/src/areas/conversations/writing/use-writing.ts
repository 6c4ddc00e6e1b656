import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { draftOf } from '../api/drafts.ts';
import { addressedConversation } from '../selection/use-selection.ts';
import { keepEarly, setWriting } from './early-composer.ts';
import { earlyQueue } from './early-queue.ts';
import { whenResumed } from './resuming.ts';
import type { sendEarly } from './send-early.ts';

interface Sending {
  sendEarly: typeof sendEarly;
}

/**
 * Lets people write to the chosen conversation (`write`), even before its composer is on the screen. Texts sent early
 * wait for the code of the open conversation, which `load` loads, and until it is resumed; `load` must be a stable
 * function.
 */
export function useWriting(openId: string | null, load: () => Promise<Sending>): void {
  const client = useQueryClient();
  const { _id: user_id } = useCurrentUser();
  useLayoutEffect(() => {
    const draftIn = (conversation_id: string) => draftOf(user_id, conversation_id);
    setWriting({
      draftIn,
      send: earlyQueue({
        load: async () => {
          const code = await load();
          await whenResumed();
          return code;
        },
        send: (code, written) => code.sendEarly({ client, user_id }, written),
        onFailure: (unsent, error) => {
          for (const { conversation_id, text } of unsent.toReversed()) {
            const draft = draftIn(conversation_id);
            draft.keep([text, draft.read()].filter(Boolean).join('\n'));
          }
          notify.error(errorMessage(error));
        },
      }),
    });
  }, [client, user_id, load]);
  useLayoutEffect(() => keepEarly(addressedConversation()), [openId]);
}
