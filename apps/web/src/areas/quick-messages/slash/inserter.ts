import type { QuickMessage } from '@prosa/contract';

type Insert = (message: QuickMessage) => void;

let offered: Insert | null = null;

/** Offers to put quick messages into the field on the screen. Returns the function that withdraws the offer. */
export function offerInsert(insert: Insert): () => void {
  offered = insert;
  return () => {
    if (offered === insert) offered = null;
  };
}

/** Returns the function that puts a quick message into the field on the screen; null while there is none. */
export function insertNow(): Insert | null {
  return offered;
}
