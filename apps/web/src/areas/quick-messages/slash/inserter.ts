import type { QuickMessage } from '@prosa/contract';
import { createStore, useStore } from '../../../lib/store.ts';

type Insert = (message: QuickMessage) => void;

const offered = createStore<Insert | null>(null);

/** Offers to put quick messages into the field on the screen. Returns the function that withdraws the offer. */
export function offerInsert(insert: Insert): () => void {
  offered.set(insert);
  return () => {
    if (offered.get() === insert) offered.set(null);
  };
}

/** Returns the function that puts a quick message into the field on the screen; null while there is none. */
export function insertNow(): Insert | null {
  return offered.get();
}

/** Follows whether there is a field on the screen that takes quick messages: it comes after the conversation. */
export function useCanInsert(): boolean {
  return useStore(offered, (insert) => insert !== null);
}
