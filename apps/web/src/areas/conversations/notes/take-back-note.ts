import { useCallback } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { draftOf } from '../api/drafts.ts';
import { setNoting } from '../writing/noting.ts';
import { noteDraft } from './note-draft.ts';

/** Opens the note of a conversation with a text that was not saved in front of what is being written there. */
export function takeBackNote(
  user_id: string,
  { conversation_id, text }: { conversation_id: string; text: string },
): void {
  const draft = draftOf(user_id, noteDraft(conversation_id));
  draft.keep([text, draft.read()].filter(Boolean).join('\n'));
  setNoting(conversation_id, true);
}

/** Returns the function that does so for the signed-in person; the same object as long as the conversation is. */
export function useTakeBackNote(conversation_id: string): (text: string) => void {
  const { _id } = useCurrentUser();
  return useCallback((text) => takeBackNote(_id, { conversation_id, text }), [_id, conversation_id]);
}
