import type { Clock } from '../clock/clock.ts';
import { RecentMap } from './recent-map.ts';

/** Limits what each key uses: a burst at once, and a rate in the long run. */
export interface TokenBuckets {
  /** Takes what something costs; returns zero, or the milliseconds until it is available. */
  take(key: string, cost?: number): number;
  /** Returns the milliseconds until the bucket holds this many tokens again. */
  untilLevel(key: string, tokens: number): number;
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
  const levelAt = (key: string, now: number) => {
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
    return Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
  };
  const msFor = (tokens: number) => Math.max(0, Math.ceil((tokens / perSecond) * 1000));
  return {
    take(key, cost = 1) {
      const now = clock.now().getTime();
      const level = levelAt(key, now);
      const isEnough = level >= cost;
      buckets.set(key, { tokens: isEnough ? level - cost : level, at: now });
      return isEnough ? 0 : msFor(cost - level);
    },
    untilLevel: (key, tokens) => msFor(tokens - levelAt(key, clock.now().getTime())),
  };
}
