import { useSyncExternalStore } from 'react';

const noting = new Set<string>();
const listeners = new Set<() => void>();

/** Switches between writing to the customer and writing a note for the team. */
export function setNoting(conversation_id: string, isNoting: boolean): void {
  if (isNoting) noting.add(conversation_id);
  else noting.delete(conversation_id);
  for (const listener of listeners) listener();
}

/** Follows whether a note is written in a conversation, in place of a message. */
export function useNoting(conversation_id: string): boolean {
  return useSyncExternalStore(subscribe, () => noting.has(conversation_id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
