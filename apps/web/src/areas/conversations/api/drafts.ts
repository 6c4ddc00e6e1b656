import { useCallback, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { SafeStorage } from '../../../lib/safe-storage.ts';

const storage = new SafeStorage(() => window.localStorage);
const open = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text that a person is writing in a conversation. */
export interface Draft {
  read: () => string;
  keep: (text: string) => void;
}

/** Opens the text being written in a conversation; it is kept per person and conversation through a reload. */
export function draftOf(user_id: string, conversation_id: string): Draft {
  const key = keyOf(user_id, conversation_id);
  open.set(key, storage.read(key) ?? '');
  return {
    read: () => open.get(key) ?? '',
    keep: (text) => {
      open.set(key, text);
      if (text) storage.write(key, text);
      else storage.remove(key);
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Follows the draft of one conversation, wherever it is changed. The conversation must not change while the component
 * lives.
 */
export function useDraft(conversation_id: string): [string, (text: string) => void] {
  const { _id } = useCurrentUser();
  const [draft] = useState(() => draftOf(_id, conversation_id));
  const text = useSyncExternalStore(subscribe, draft.read);
  return [text, useCallback((written) => draft.keep(written), [draft])];
}

/** Follows what the person has begun to write in a conversation that need not be open. */
export function useKeptDraft(conversation_id: string): string {
  const { _id } = useCurrentUser();
  return useSyncExternalStore(subscribe, () => kept(keyOf(_id, conversation_id)));
}

function kept(key: string): string {
  const known = open.get(key) ?? storage.read(key) ?? '';
  open.set(key, known);
  return known;
}

function keyOf(user_id: string, conversation_id: string): string {
  return `prosa.draft.${user_id}.${conversation_id}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
