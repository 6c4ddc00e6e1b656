import { z } from 'zod';
import type { ChannelStore, StoreChange } from '../owner-parts.ts';
import type { RejectionCode } from '../refusals.ts';
import type { Clock } from '../timing.ts';
import { createBatchedWrites } from './batched-writes.ts';

/** What is known of a message that we began to send. */
const sentShape = z.object({
  /** The Graph's id of it; null while no answer has come. */
  wamid: z.string().nullable(),
  /** Why it failed after it was accepted. */
  failure: z.custom<RejectionCode>((code) => typeof code === 'string').nullable(),
});

export type SentMessage = z.infer<typeof sentShape>;

/** Half a year later nobody quotes a message or reacts to it. */
const keptMs = 180 * 24 * 3_600_000;
const sentKind = 'sent';
const wamidKind = 'wamid';

/**
 * Keeps which of our ids is which of the Graph's, because the Graph chooses its own
 * (docs/decisions/0052-cloud-api.md). Whatever is noted is durable when the promise resolves.
 */
export class MessageIds {
  readonly #store: ChannelStore;
  readonly #clock: Clock;
  readonly #write: (changes: readonly StoreChange[]) => Promise<void>;

  constructor(store: ChannelStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#write = createBatchedWrites(store);
  }

  /** Notes before anything leaves that it is about to; rejects when another process owns the number. */
  begin(id: string): Promise<void> {
    return this.#write([this.#sent(id, { wamid: null, failure: null })]);
  }

  /** Notes the Graph's ids of messages that it accepted. */
  async accepted(accepted: readonly { id: string; wamid: string }[]): Promise<void> {
    if (!accepted.length) return;
    await this.#write(
      accepted.flatMap(({ id, wamid }) => [
        this.#sent(id, { wamid, failure: null }),
        this.#change(wamidKind, wamid, id),
      ]),
    );
  }

  /** Notes that an accepted message failed, so that it may be sent again. */
  failed(id: string, sent: SentMessage): Promise<void> {
    return this.#write([this.#sent(id, sent)]);
  }

  /** Returns what is known of these messages, by our ids; nothing of those that we never began to send. */
  async find(ids: readonly string[]): Promise<Map<string, SentMessage>> {
    const values = await this.#read(sentKind, ids);
    return new Map([...values].map(([id, text]) => [id, sentShape.parse(JSON.parse(text))]));
  }

  /** Returns our ids of those of the Graph's messages that are ours. */
  ours(wamids: readonly string[]): Promise<Map<string, string>> {
    return this.#read(wamidKind, wamids);
  }

  /** Returns the Graph's id of any message: ours, or one that a customer wrote; null when it has none yet. */
  async wamidOf(id: string): Promise<string | null> {
    const sent = (await this.find([id])).get(id);
    if (sent) return sent.wamid;
    return id.startsWith('wamid.') ? id : null;
  }

  async #read(kind: string, ids: readonly string[]): Promise<Map<string, string>> {
    const distinct = [...new Set(ids)];
    if (!distinct.length) return new Map();
    const values = await this.#store.read(kind, distinct);
    return new Map([...values].map(([id, value]) => [id, Buffer.from(value).toString()]));
  }

  #sent(id: string, sent: SentMessage): StoreChange {
    return this.#change(sentKind, id, JSON.stringify(sent));
  }

  #change(kind: string, id: string, value: string): StoreChange {
    const expires = new Date(this.#clock.now().getTime() + keptMs);
    return { kind, id, value: Buffer.from(value), expires };
  }
}
