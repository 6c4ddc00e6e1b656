import type { OutgoingStore } from '../outgoing/outgoing-store.ts';

/** Waits for the outgoing messages of a conversation; resolves with whether the server has all of them. */
export function whenSent(store: OutgoingStore, conversation_id: string): Promise<boolean> {
  const ids = new Set(
    store
      .get()
      .filter((entry) => entry.conversation_id === conversation_id && entry.problem === null)
      .map(({ message_id }) => message_id),
  );
  return new Promise((resolve) => {
    const look = () => {
      const left = store.get().filter(({ message_id }) => ids.has(message_id));
      if (left.some(({ problem }) => problem === null)) return;
      unsubscribe();
      resolve(left.length === 0);
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}
