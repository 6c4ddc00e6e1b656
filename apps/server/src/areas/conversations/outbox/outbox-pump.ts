import type { ChannelConnection } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import type { OwnedChannel } from '../../channels/index.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { claimEntries, markAbandoned, readUnconfirmed, type Claimed, type OutboxEntry } from './claim.ts';
import { createChatBeginner, type ChatBeginner } from './begin-chats.ts';
import { deliver, reconcile } from './deliver.ts';
import { settle, recordUnconfirmed } from './settle.ts';
import { createSettler, type Settler } from './settler.ts';
import type { createOutboxPoll } from './outbox-poll.ts';
import { isOvertaken } from '../core/withdraw-bot-messages.ts';
import { createSentFile } from './sent-file.ts';
import { createSentOffers } from './sent-offers.ts';
import { outboxTopic } from './topic.ts';

/** Sends what waits for one connected channel, until stopped. */
export interface OutboxPump {
  /** Begins to send nothing more; resolves when what was being sent has its outcome. Never rejects. */
  stop(): Promise<void>;
}

/** What a pump works on. */
export interface Pumping {
  channel: OwnedChannel;
  connection: ChannelConnection;
  /** Ids of the entries that any pump of this process is working on; shared by all of them. */
  inHand: Set<string>;
  /** The poll of all pumps of this process. */
  outboxPoll: ReturnType<typeof createOutboxPoll>;
  /** Returns a number between 0 and 1. */
  random: () => number;
}

/**
 * Starts the pump of a channel whose connection just opened. Each round settles what is open, reconciles, claims and
 * sends. The signal of a new entry wakes it; the process's poll wakes it for what is due later or was left half done,
 * which the pump marks as "não confirmado".
 */
export function startOutboxPump(runtime: Runtime, pumping: Pumping): OutboxPump {
  const { channel, outboxPoll } = pumping;
  const pump = new Pump(runtime, pumping);
  const unsubscribe = runtime.signals.subscribeTo(outboxTopic, channel.id, () => pump.wake());
  const leavePoll = outboxPoll.add(channel.id, pump);
  pump.wake();
  return {
    stop() {
      leavePoll();
      unsubscribe();
      return pump.stop();
    },
  };
}

class Pump {
  readonly #runtime: Runtime;
  readonly #pumping: Pumping;
  readonly #db: AccountDb;
  readonly #settler: Settler;
  readonly #beginner: ChatBeginner;
  readonly #fileOf: ReturnType<typeof createSentFile>;
  readonly #sentOffers: ReturnType<typeof createSentOffers>;
  /** The part of `inHand` that is this pump's. */
  readonly #mine = new Set<string>();
  #mayBeAbandoned = true;
  /** False while no entry is unconfirmed: to find that out, all that waits is read. */
  #mayBeUnconfirmed = true;
  #stopped = false;
  #working: Promise<void> | null = null;
  #again = false;

  constructor(runtime: Runtime, pumping: Pumping) {
    this.#runtime = runtime;
    this.#pumping = pumping;
    this.#db = runtime.database.forAccount(pumping.channel.account_id);
    const { account_id, capabilities } = pumping.channel;
    this.#fileOf = createSentFile(runtime, { account_id, can: capabilities });
    this.#sentOffers = createSentOffers(this.#db, capabilities.choices);
    this.#beginner = createChatBeginner(runtime, pumping);
    this.#settler = createSettler(async (batch) => {
      await settle(this.#db, pumping.channel, { settled: batch, now: this.#now() });
      if (batch.some(({ outcome }) => outcome.kind === 'unknown')) this.#mayBeUnconfirmed = true;
      for (const { entry } of batch) this.#letGo(entry.id);
    });
  }

  wake(): void {
    this.#again = true;
    if (!this.#stopped) this.#working ??= this.#work();
  }

  poll(): void {
    this.#mayBeAbandoned = true;
    this.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#working;
    this.#letAllGo();
  }

  async #work(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#round();
      } catch (error) {
        const channel_id = this.#pumping.channel.id;
        this.#runtime.log.warn({ err: error, channel_id }, 'outbox round failed; the next one continues');
      }
    }
    this.#working = null;
  }

  async #round(): Promise<void> {
    await this.#settler.flush();
    if (this.#mayBeAbandoned) await this.#findAbandoned();
    if (this.#mayBeUnconfirmed) await this.#reconcileDue();
    for (;;) {
      if (this.#stopped) return;
      const { entries, hasMore } = await this.#claim();
      if (!entries.length) return;
      const { connection } = this.#pumping;
      const admitted = await this.#admit(entries);
      for (const entry of entries)
        if (!admitted.has(entry)) this.#settler.add({ entry, outcome: { kind: 'waits' } });
      await deliver({
        connection,
        entries: [...admitted],
        now: () => this.#now(),
        mayGoOn: async () => !this.#stopped && (await this.#pumping.channel.isHeld()),
        isOvertaken: ({ message_id }) => isOvertaken(this.#db, this.#db.account_id, message_id),
        windowHours: this.#pumping.channel.capabilities.windowHours,
        addressOf: (entry) => this.#beginner.addressOf(entry),
        fileOf: this.#fileOf,
        offerOf: this.#sentOffers(admitted),
        report: this.#settler.add,
      });
      // The link is down, or a conversation is held: the poll tries again. What came meanwhile has woken the pump.
      if ((await this.#settler.flush()) || !hasMore) return;
    }
  }

  /** Returns what may be sent now. Where that cannot be decided, everything that was claimed goes back into the queue. */
  async #admit(entries: readonly OutboxEntry[]): Promise<ReadonlySet<OutboxEntry>> {
    try {
      return await this.#beginner.admit(entries);
    } catch (error) {
      const channel_id = this.#pumping.channel.id;
      this.#runtime.log.warn(
        { err: error, channel_id },
        'not decided which chats may begin; the poll tries again',
      );
      return new Set();
    }
  }

  async #findAbandoned(): Promise<void> {
    const { channel, inHand } = this.#pumping;
    const abandoned = await markAbandoned(this.#db, channel, { inHand, now: this.#now() });
    if (abandoned.length) await this.#db.transaction((tx) => recordUnconfirmed(tx, abandoned));
    this.#mayBeAbandoned = false;
    this.#mayBeUnconfirmed = true;
  }

  async #reconcileDue(): Promise<void> {
    const { channel, connection } = this.#pumping;
    this.#mayBeUnconfirmed = false; // before the read: an outcome recorded meanwhile must not be forgotten
    const unconfirmed = await readUnconfirmed(this.#db, channel);
    if (unconfirmed.length) this.#mayBeUnconfirmed = true;
    const now = this.#now();
    for (const entry of unconfirmed.filter(({ available_at }) => available_at <= now)) {
      if (this.#stopped) return;
      const outcome = await reconcile(connection, entry, this.#now());
      await settle(this.#db, channel, { settled: [{ entry, outcome }], now: this.#now() });
    }
  }

  async #claim(): Promise<Claimed> {
    const claimed = await claimEntries(this.#db, this.#pumping.channel, this.#now());
    for (const { id } of claimed.entries) {
      this.#mine.add(id);
      this.#pumping.inHand.add(id);
    }
    return claimed;
  }

  /** Lets go of all entries; the next pump finds out what became of those that could not be settled. */
  #letAllGo(): void {
    this.#mine.forEach((id) => this.#letGo(id));
  }

  #letGo(id: string): void {
    this.#mine.delete(id);
    this.#pumping.inHand.delete(id);
  }

  #now(): Date {
    return this.#runtime.clock.now();
  }
}
