import type { ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { OwnedChannel } from '../../channels/index.ts';
import { claimEntries, dueUnconfirmed, markAbandoned } from './claim.ts';
import { deliver, reconcile } from './deliver.ts';
import { settle, tellUnconfirmed, type Settled } from './settle.ts';
import { outboxTopic } from './topic.ts';

/** Sends what waits for one connected channel, until stopped. */
export interface OutboxPump {
  stop(): void;
}

const pollMs = 1000;

/**
 * Starts the pump of a channel whose connection just opened: first what an earlier owner left in the middle becomes
 * "não confirmado", then rounds of reconciling, claiming and sending. Woken by the signal of a new entry; a poll once a
 * second serves what is due later.
 */
export function startOutboxPump(
  runtime: Runtime,
  channel: OwnedChannel,
  connection: ChannelConnection,
): OutboxPump {
  const db = runtime.database.forAccount(channel.account_id);
  let stopped = false;
  let running = false;
  let again = false;
  let abandonedKnown = false;

  const round = async (): Promise<void> => {
    if (!abandonedKnown) {
      const abandoned = await markAbandoned(db, channel, runtime.clock.now());
      if (abandoned.length) await db.transaction((tx) => tellUnconfirmed(tx, abandoned));
      abandonedKnown = true;
    }
    for (const entry of await dueUnconfirmed(db, channel, runtime.clock.now())) {
      if (stopped) return;
      const outcome = await reconcile(connection, entry, runtime.clock.now());
      await settle(db, channel, [{ entry, outcome }]);
    }
    for (;;) {
      const entries = stopped ? [] : await claimEntries(db, channel, runtime.clock.now());
      if (!entries.length) return;
      const settler = createSettler((batch) => settle(db, channel, batch));
      await deliver({ connection, entries, now: () => runtime.clock.now(), report: settler.add });
      const waiting = await settler.done();
      if (waiting) return; // the link is down, or a conversation is held: the poll comes back to it
    }
  };
  const wake = () => {
    again = true;
    if (running || stopped) return;
    running = true;
    void (async () => {
      while (again && !stopped) {
        again = false;
        await round().catch((error: unknown) => {
          runtime.log.warn(
            { err: error, channel_id: channel.id },
            'outbox round failed; the next one continues',
          );
        });
      }
      running = false;
    })();
  };
  const unsubscribe = runtime.signals.subscribe(outboxTopic, (channel_id) => {
    if (channel_id === channel.id) wake();
  });
  const timer = setInterval(wake, pollMs);
  wake();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
    },
  };
}

/** Gathers outcomes while a settlement is being written, so that a burst of sends needs few commits. */
function createSettler(write: (batch: Settled[]) => Promise<void>) {
  let gathered: Settled[] = [];
  let writing: Promise<void> | null = null;
  let waits = false;
  const run = async () => {
    while (gathered.length) {
      const batch = gathered;
      gathered = [];
      await write(batch);
    }
    writing = null;
  };
  return {
    add(settled: Settled) {
      waits ||= settled.outcome.kind === 'waits' || settled.outcome.kind === 'unknown';
      gathered.push(settled);
      writing ??= Promise.resolve().then(run);
    },
    /** Resolves when all is written; true when something still waits. Rejects when writing failed. */
    async done(): Promise<boolean> {
      await writing;
      return waits;
    },
  };
}
