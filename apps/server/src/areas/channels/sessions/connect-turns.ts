import type { Clock } from '../../../platform/clock/clock.ts';

/** Spreads connects over time: a network that meets many at once from one place is suspicious of them all. */
export interface ConnectTurns {
  /** Returns after how many milliseconds the next number may connect. */
  next(): number;
}

/** So that 250 numbers are back 25 s after a deploy. */
const defaultConnectsPerSecond = 10;

/** Creates the turns of one process: the first waits for none, and `perSecond` of the others fit into a second. */
export function createConnectTurns(clock: Clock, perSecond = defaultConnectsPerSecond): ConnectTurns {
  const everyMs = 1000 / perSecond;
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
