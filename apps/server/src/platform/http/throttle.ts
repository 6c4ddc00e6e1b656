import type { Clock } from '../clock/clock.ts';
import { AppError } from './app-error.ts';

const perMinute = 300;
const windowMs = 60_000;
const mostKeys = 50_000;

/**
 * A ceiling per address on calls that guess at secrets, above the finer rules of those calls.
 * The returned function throws 429 once a key made more than 300 calls within the minute.
 */
export function createThrottle(clock: Clock): (key: string) => void {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (key) => {
    const now = clock.now().getTime();
    if (now - windowStart >= windowMs || counts.size > mostKeys) {
      windowStart = now;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= perMinute) return;
    throw new AppError('too_many_requests', { seconds: Math.ceil((windowStart + windowMs - now) / 1000) });
  };
}
