import { limits } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { draftOf } from '../api/drafts.ts';
import { noteDraft } from '../notes/note-draft.ts';
import { takeBackNote } from '../notes/take-back-note.ts';
import { write } from './early-composer.ts';
import { setNoting } from './noting.ts';
import { standIn } from './stand-in.ts';

interface OpenNotes {
  conversation_id: string;
  user_id: string;
  save: (text: string) => void;
}

let notes: OpenNotes | null = null;
let early: HTMLTextAreaElement | null = null;

/**
 * Puts the caret into the note of the chosen conversation. While its form is not on the screen yet, a hidden field takes
 * the keys: a note is never taken for shortcuts, nor for a message to the customer.
 */
export function writeNote(conversation_id: string): void {
  setNoting(conversation_id, true);
  const form = document.querySelector<HTMLElement>(`[data-noting="${CSS.escape(conversation_id)}"] textarea`);
  if (form?.checkVisibility()) return form.focus();
  if (notes?.conversation_id !== conversation_id) return;
  stopEarly();
  early = earlyField(notes);
  early.focus({ preventScroll: true });
}

/** Goes back to writing to the customer. */
export function leaveNote(conversation_id: string): void {
  setNoting(conversation_id, false);
}

/** Returns whether the hidden field takes the keys now. */
export function isNotingEarly(): boolean {
  return early !== null;
}

/** Renders nothing: keeps what saves the early notes of a conversation. Must be mounted again for another one. */
export function EarlyNotes({ conversation_id }: { conversation_id: string }): null {
  const { _id: user_id } = useCurrentUser();
  const client = useQueryClient();
  useLayoutEffect(() => {
    const save = (text: string) => {
      import('../notes/save-note.ts')
        .then(({ saveNote }) => saveNote({ client, user_id }, { conversation_id, text, mentions: [] }))
        // Its code did not come: what was written is kept.
        .catch(() => takeBackNote(user_id, { conversation_id, text }));
    };
    notes = { conversation_id, user_id, save };
  }, [conversation_id, user_id, client]);
  useLayoutEffect(() => stopEarly, []);
  return null;
}

function stopEarly(): void {
  const field = early;
  early = null;
  field?.remove();
}

function earlyField({ conversation_id, user_id, save }: OpenNotes): HTMLTextAreaElement {
  const draft = draftOf(user_id, noteDraft(conversation_id));
  const found = draft.read();
  const field = standIn({
    label: 'Nota interna, enquanto a conversa abre',
    maxChars: limits.note_max_chars,
    draft,
    onEnter(text) {
      // The person should see an older draft first, and whom a mention means.
      if (text === '' || found !== '' || text.includes('@')) return;
      field.value = '';
      draft.keep('');
      save(text);
    },
    onLeave(to) {
      if (early !== field) return;
      // React leaves the caret in front of existing text.
      const { selectionStart, selectionEnd } = field;
      if (to instanceof HTMLTextAreaElement) to.setSelectionRange(selectionStart, selectionEnd);
      stopEarly();
    },
    onEscape() {
      stopEarly();
      leaveNote(conversation_id);
      // As in the form: who leaves a note goes back to writing to the customer.
      write(conversation_id);
    },
  });
  return field;
}
