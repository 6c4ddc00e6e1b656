import type { Clock } from '../../../platform/clock/clock.ts';

/** Spreads connects over time: a network that meets many at once from one place is suspicious of them all. */
export interface ConnectTurns {
  /** Returns after how many milliseconds the next number may connect. */
  next(): number;
}

/** How many numbers of a process connect in a second, so that 250 are back 25 s after a deploy. */
export const connectsPerSecond = 10;

/** Creates the turns of one process: the first has none to wait for, each other one a tenth of a second. */
export function createConnectTurns(clock: Clock): ConnectTurns {
  const everyMs = 1000 / connectsPerSecond;
  let freeAt = 0;
  return {
    next() {
      const now = clock.now().getTime();
      const turn = Math.max(now, freeAt);
      freeAt = turn + everyMs;
      return turn - now;
    },
  };
}
