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
