import type { ThreadMessage } from '@prosa/contract';

const quick = 700;
const slow = 4000;
/** Characters of `data:` URLs above which every poll would transfer megabytes. */
const heavy = 3_000_000;

/** Returns the milliseconds until the thread is polled again: longer once its files make it heavy. */
export function pollEvery(messages: readonly ThreadMessage[] | undefined): number {
  const letters = (messages ?? []).reduce((total, { media_url }) => total + (media_url?.length ?? 0), 0);
  return letters > heavy ? slow : quick;
}
