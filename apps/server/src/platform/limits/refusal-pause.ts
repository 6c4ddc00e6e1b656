import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  /** How long a refusal is held back. */
  ms: number;
  /** Beyond this many at a time, further refusals are sent at once: each one that waits takes memory. */
  most: number;
}

/**
 * Builds the wait before a refusal is sent. A program that asks again as soon as it is refused then asks less often,
 * and takes less of what everybody shares.
 */
export function createRefusalPause({ ms, most }: Options): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= most) return;
    waiting += 1;
    await delay(ms);
    waiting -= 1;
  };
}
