import { calls } from '@prosa/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { draftOf } from '../api/drafts.ts';

/** Returns the name under which the note being written in a conversation is kept. */
export const noteDraft = (conversation_id: string) => `${conversation_id}.note`;

/**
 * Saves notes in the order in which they were written; the next one may be written meanwhile. One that was not saved is
 * put back in front of what is being written.
 */
export function useSaveNote(conversation_id: string) {
  const { _id } = useCurrentUser();
  const [draft] = useState(() => draftOf(_id, noteDraft(conversation_id)));
  return useCallMutation(calls.createSystemMessage, {
    scope: noteDraft(conversation_id),
    onError: (_error, input) => {
      if ('message' in input) draft.keep([input.message, draft.read()].filter(Boolean).join('\n'));
    },
  });
}
