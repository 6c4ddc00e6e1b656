import type { Clock } from '../clock/clock.ts';
import { AppError } from './app-error.ts';

const perMinute = 300;
const windowMs = 60_000;
const maxKeys = 50_000;

interface Window {
  start: number;
  count: number;
}

/**
 * Limits calls that guess at secrets, per key, above the finer rules of those calls. The returned function throws 429
 * once a key made more than 300 calls within a minute. When there are more keys than it can remember, it forgets the
 * one that was quiet for longest.
 */
export function createThrottle(clock: Clock, most: number = maxKeys): (key: string) => void {
  // A Map keeps the order of insertion: a key that calls again is put at the end.
  const windows = new Map<string, Window>();
  return (key) => {
    const now = clock.now().getTime();
    const known = windows.get(key);
    const window = known && now - known.start < windowMs ? known : { start: now, count: 0 };
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    const [quietest] = windows.keys();
    if (windows.size > most && quietest !== undefined) windows.delete(quietest);
    if (window.count <= perMinute) return;
    throw new AppError('too_many_requests', { seconds: Math.ceil((window.start + windowMs - now) / 1000) });
  };
}
