import { setTimeout as delay } from 'node:timers/promises';

interface Options {
  /** How long a refusal is kept back. */
  ms: number;
  /** Beyond so many at a time the next ones are told at once: what waits takes memory. */
  most: number;
}

/**
 * Builds the wait before a refusal is told. A program that asks again as soon as it is refused then asks less often, and
 * takes less of what it would have others wait for.
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
