import { setTimeout as delay } from 'node:timers/promises';
import type { AccountDb } from '../db/database.ts';
import { eventsSince, lastSequence } from '../events/read-events.ts';
import type { StoredEvent } from '../events/domain-events.ts';
import { inRounds } from '../jobs/in-rounds.ts';
import type { Log } from '../log/log.ts';
import type { Delivery, LivePresenter, PresentingTools } from './live.ts';

/** The live events of one company, read from its domain events. */
export interface AccountFeed {
  /** Everything up to this sequence was handed out. */
  readonly sequence: number;
  /** Looks for new events; calls during a round are folded into one more round. */
  wake(): void;
  stop(): void;
}

interface Options extends PresentingTools {
  db: AccountDb;
  log: Log;
  presenters: readonly LivePresenter[];
  deliver(deliveries: readonly Delivery[], events: readonly StoredEvent[]): Promise<void>;
}

const batch = 250;

/** Between two rounds of a busy company, so that what arrives meanwhile is read, presented and sent together. */
const pauseMs = 20;

/** Starts following a company's events from its newest one on. */
export async function followAccount(options: Options): Promise<AccountFeed> {
  const { db, log } = options;
  let sequence = await lastSequence(db, db.account_id);
  let stopped = false;

  const round = async () => {
    const events = await eventsSince(db, { account_id: db.account_id, since: sequence, most: batch });
    if (stopped || !events.length) return;
    const deliveries = await presentEvents(options, events);
    if (stopped) return;
    await options.deliver(deliveries, events);
    sequence = events.at(-1)?.sequence ?? sequence;
    if (events.length === batch) rounds.wake();
  };
  const rounds = inRounds(async () => {
    try {
      await round();
    } catch (error) {
      // The safety poll wakes it again; nothing is skipped, because `sequence` did not move.
      log.warn({ err: error, account_id: db.account_id }, 'live feed interrupted');
    }
    await delay(pauseMs);
  });
  return {
    get sequence() {
      return sequence;
    },
    wake: rounds.wake,
    stop: () => {
      stopped = true;
      void rounds.stop();
    },
  };
}

/** Turns stored events into deliveries in the order of their sequence. */
export async function presentEvents(
  { db, links, clock, presenters }: Pick<Options, 'db' | 'links' | 'clock' | 'presenters'>,
  events: readonly StoredEvent[],
): Promise<Delivery[]> {
  const parts = await Promise.all(
    presenters.map(async (presenter) => {
      const mine = events.filter((event) => presenter.types.includes(event.type));
      return mine.length ? presenter.present(db, mine, { links, clock }) : [];
    }),
  );
  return parts.flat().sort((a, b) => a.sequence - b.sequence);
}
