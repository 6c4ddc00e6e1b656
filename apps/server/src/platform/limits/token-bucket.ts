import type { Clock } from '../clock/clock.ts';
import { RecentMap } from './recent-map.ts';

/** Limits what each key uses: a burst at once, and a rate in the long run. */
export interface TokenBuckets {
  /** Takes what something costs; returns zero, or the milliseconds until it is available. */
  take(key: string, cost?: number): number;
}

interface Options {
  clock: Clock;
  /** What a key that was quiet may use at once. */
  burst: number;
  perSecond: number;
  /** Beyond this many keys the quietest is forgotten, and starts again with a full bucket. */
  maxKeys?: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Builds buckets that are full at first. */
export function createTokenBuckets({ clock, burst, perSecond, maxKeys = 20_000 }: Options): TokenBuckets {
  const buckets = new RecentMap<Bucket>(maxKeys);
  return {
    take(key, cost = 1) {
      const now = clock.now().getTime();
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
      const filled = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
      const isEnough = filled >= cost;
      buckets.set(key, { tokens: isEnough ? filled - cost : filled, at: now });
      return isEnough ? 0 : Math.ceil(((cost - filled) / perSecond) * 1000);
    },
  };
}
