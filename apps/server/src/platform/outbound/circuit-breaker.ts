import type { Clock } from '../clock/clock.ts';
import { RecentMap } from '../limits/recent-map.ts';

/** Stops calling a host that does not answer, which spares the host the requests and the callers the wait. */
export interface CircuitBreaker {
  /** Returns whether a request may be made now. While a host is down, one request per pause may, to find out. */
  mayAsk(host: string): boolean;
  /** Records the outcome of a request. */
  record(host: string, outcome: { answered: boolean }): void;
}

interface Host {
  /** How many requests failed in a row. */
  failures: number;
  /** Until when no request is made; zero while the host is believed to be up. */
  closedUntil: number;
}

const maxFailures = 5;
const pauseMs = 30_000;
const maxHosts = 20_000;

/**
 * Builds the breaker. After five requests in a row without an answer a host is down, until a trial request is
 * answered.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  const hosts = new RecentMap<Host>(maxHosts);
  return {
    mayAsk(key) {
      const host = hosts.get(key);
      const now = clock.now().getTime();
      if (!host?.closedUntil) return true;
      if (now < host.closedUntil) return false;
      // This request is the trial; the next is due by the time this one should be answered.
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
