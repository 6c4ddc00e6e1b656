import { createStore, useStore } from '../../../lib/store.ts';
import { nothingChosen, type Choice } from './choice.ts';

const store = createStore<Choice>(nothingChosen);

/** Returns which rows are chosen now. */
export function chosenNow(): Choice {
  return store.get();
}

/** Returns whether rows are chosen: then the shortcuts of the open conversation mean those. */
export function isChoosing(): boolean {
  return store.get().ids.length > 0;
}

/** Replaces the choice. */
export function choose(choice: Choice): void {
  if (choice !== store.get()) store.set(choice);
}

/** Follows the choice. */
export function useChoice(): Choice {
  return useStore(store);
}
