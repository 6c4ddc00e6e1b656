import type { Clock } from '../clock/clock.ts';
import { RecentMap } from './recent-map.ts';

/** Counts what each key uses: so much at once, and so much a second in the long run. */
export interface TokenBuckets {
  /** Takes what something costs; answers zero, or in how many milliseconds it may be had. */
  take(key: string, cost?: number): number;
}

interface Options {
  clock: Clock;
  /** What a key that was quiet may use at once. */
  burst: number;
  perSecond: number;
  /** Beyond so many keys the quietest is forgotten, and begins again. */
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
