/** What to do after a lost connection. */
export interface Retry {
  delay_ms: number;
  /** The connection keeps failing, and people must be notified. */
  unstable: boolean;
}

/** Decides when to connect again; one per kept channel. */
export interface ReconnectPolicy {
  /** Returns what to do after the loss of a connection that was open for `open_ms` milliseconds, or never (0). */
  lost(open_ms: number): Retry;
  reset(): void;
}

const stableMs = 30_000;
const firstMs = 2000;
const maxMs = 60_000;
const triesBeforePause = 10;
const pauseMs = 5 * 60_000;

/**
 * Creates the policy: exponential backoff with jitter between 1 s and 60 s, which starts again once a connection
 * lasted 30 s. After ten tries without that it pauses for 5 minutes each time: hammering a network that refuses us
 * gets numbers banned. `random` returns numbers from 0 up to 1.
 */
export function createReconnectPolicy(random: () => number): ReconnectPolicy {
  let tries = 0;
  return {
    lost(open_ms) {
      tries = open_ms >= stableMs ? 1 : tries + 1;
      if (tries > triesBeforePause) return { delay_ms: pauseMs, unstable: true };
      const ceiling = Math.min(maxMs, firstMs * 2 ** (tries - 1));
      return { delay_ms: Math.round((ceiling / 2) * (1 + random())), unstable: false };
    },
    reset() {
      tries = 0;
    },
  };
}
