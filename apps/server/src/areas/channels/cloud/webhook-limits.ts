import type { Clock } from '../../../platform/clock/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { createTokenBuckets, type TokenBuckets } from '../../../platform/limits/token-bucket.ts';

/** Of one address. Meta sends three webhooks of a kilobyte or two for each message, from a few addresses. */
const work = { perSecond: 500, burst: 3000 };
/** So many bytes are read for the price of one request. */
const bytesPerToken = 16 * 1024;
/** What nobody vouches for, of one address about one number: 30 at once, and 5 a second. */
const refusals = { perSecond: 5, burst: 30 };

/**
 * Limits what strangers may make this installation do. All companies' webhooks come from the same few addresses of
 * Meta, so what one company has set up wrongly slows down the webhooks of its own number alone.
 */
export interface WebhookLimits {
  /** Counts a request of an address, and its bytes once they are here. Throws 'too_many_requests'. */
  work(address: string, bytes?: number): void;
  /** Runs what may refuse the request (403), and counts when it does. Throws 'too_many_requests' after many. */
  vouch<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Creates the limits of one process. */
export function createWebhookLimits({ clock }: { clock: Clock }): WebhookLimits {
  const addresses = createTokenBuckets({ clock, ...work });
  const refused = createTokenBuckets({ clock, ...refusals });
  return {
    work: (address, bytes = 0) => take(addresses, address, Math.max(1, Math.floor(bytes / bytesPerToken))),
    async vouch(key, attempt) {
      const waitMs = refused.untilLevel(key, 1);
      if (waitMs > 0) throw tooMany(waitMs);
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof AppError && error.code === 'forbidden') refused.take(key);
        throw error;
      }
    },
  };
}

function take(buckets: TokenBuckets, key: string, cost: number): void {
  const waitMs = buckets.take(key, cost);
  if (waitMs > 0) throw tooMany(waitMs);
}

function tooMany(waitMs: number): AppError {
  return new AppError('too_many_requests', { seconds: Math.ceil(waitMs / 1000) });
}
