import type { ThreadMessage } from '@prosa/contract';

const quick = 700;
const slow = 4000;
/** Letters of `data:` URLs above which every look would move megabytes. */
const heavy = 3_000_000;

/** Milliseconds until the thread is looked at again: longer once its files make it heavy. */
export function pollEvery(messages: readonly ThreadMessage[] | undefined): number {
  const letters = (messages ?? []).reduce((total, { media_url }) => total + (media_url?.length ?? 0), 0);
  return letters > heavy ? slow : quick;
}
