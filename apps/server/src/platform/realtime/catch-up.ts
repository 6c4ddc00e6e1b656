import { z } from 'zod';
import type { StoredEvent } from '../events/domain-events.ts';
import { eventsSince, lastSequence } from '../events/read-events.ts';
import { createFairGate, GateFull } from '../limits/fair-gate.ts';
import { createTokenBuckets } from '../limits/token-bucket.ts';
import { presentEvents } from './account-feed.ts';
import type { HubOptions, Viewer } from './hub.ts';
import { mayReceive, type Delivery } from './live.ts';

/** Returns what a person missed since a sequence; `reset` when it is too much, or too old, to send event by event. */
export type CatchUp = (viewer: Viewer, argument: unknown) => Promise<object>;

/** A stretch of a company's history, as stored and as sent. */
interface Stretch {
  stored: readonly StoredEvent[];
  deliveries: readonly Delivery[];
}

const maxEvents = 500;
/** The allowance of a session: each request costs one, plus one per `events` missed events. */
const price = { events: 50, burst: 60, perSecond: 1 };

const input = z.object({ since: z.number().int().min(0) });

/**
 * Builds catching up for one process. People of a company who missed the same stretch at the same time share one
 * reading of it, companies take turns, and a session that asks too often is told to load the lists instead.
 */
export function createCatchUp(options: HubOptions): CatchUp {
  const gate = createFairGate({ maxAtOnce: 4, maxOfCompany: 1, maxWaiting: 50 });
  const buckets = createTokenBuckets({ clock: options.clock, ...price });
  const sharedRead = shareUnderWay<Stretch>();
  const sharedLast = shareUnderWay<number>();

  const read = (account_id: string, since: number) =>
    sharedRead(`${account_id} ${since}`, () =>
      gate.run(account_id, async () => {
        const db = options.database.forAccount(account_id);
        const stored = await eventsSince(db, { account_id, since, most: maxEvents });
        return { stored, deliveries: await presentEvents({ ...options, db }, stored) };
      }),
    );

  return async (viewer, argument) => {
    const { account_id, session_id } = viewer.session;
    const parsed = input.safeParse(argument);
    const since = parsed.success ? parsed.data.since : -1;
    const sequence = await sharedLast(account_id, () =>
      lastSequence(options.database.forAccount(account_id), account_id),
    );
    const missed = sequence - since;
    const reset = { events: [], sequence, reset: true };
    if (since < 0 || missed < 0 || missed > maxEvents) return reset;
    if (buckets.take(session_id, 1 + Math.ceil(missed / price.events))) return reset;
    try {
      const stretch = await read(account_id, since);
      // Sequences have no gaps: where the next one is not there, it was pruned.
      if (missed > 0 && stretch.stored[0]?.sequence !== since + 1) return reset;
      return told(viewer, stretch, sequence);
    } catch (error) {
      if (error instanceof GateFull) return reset;
      throw error;
    }
  };
}

/** Returns the part of a stretch that this person may receive. */
function told({ session }: Viewer, { stored, deliveries }: Stretch, sequence: number): object {
  const events = deliveries
    .filter(({ audience }) => mayReceive(session, audience))
    .map((delivery) => ({ ...delivery.event, sequence: delivery.sequence }));
  return { events, sequence: stored.at(-1)?.sequence ?? sequence, reset: false };
}

/** Lets callers that ask for the same thing while it is being read share the result. */
function shareUnderWay<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, read) => {
    const known = underWay.get(key);
    if (known) return known;
    const reading = read().finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}
