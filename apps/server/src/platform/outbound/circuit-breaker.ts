import type { Clock } from '../clock/clock.ts';
import { RecentMap } from '../limits/recent-map.ts';

/** Spares a host that does not answer further requests, and whoever waits for them the wait. */
export interface CircuitBreaker {
  /** Whether a request may be made now. While a host is down one in so many seconds may, to find out. */
  mayAsk(host: string): boolean;
  /** Tells what came of a request that was made. */
  record(host: string, outcome: { answered: boolean }): void;
}

interface Host {
  /** Since when requests failed one after the other. */
  failures: number;
  /** Until when none is made; zero while the host is believed to be well. */
  closedUntil: number;
}

const maxFailures = 5;
const pauseMs = 30_000;
const maxHosts = 20_000;

/** After five requests in a row without an answer a host counts as down, until one that is let through is answered. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const hosts = new RecentMap<Host>(maxHosts);
  return {
    mayAsk(key) {
      const host = hosts.get(key);
      const now = clock.now().getTime();
      if (!host?.closedUntil) return true;
      if (now < host.closedUntil) return false;
      // The one that finds out; the next is due when this one's answer should be there.
      host.closedUntil = now + pauseMs;
      return true;
    },
    record(key, { answered }) {
      if (answered) return hosts.delete(key);
      const host = hosts.get(key) ?? { failures: 0, closedUntil: 0 };
      host.failures += 1;
      if (host.failures >= maxFailures) host.closedUntil = clock.now().getTime() + pauseMs;
      hosts.set(key, host);
    },
  };
}
