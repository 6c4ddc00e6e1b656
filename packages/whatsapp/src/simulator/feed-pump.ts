import type { ChannelEvents } from '../driver.ts';
import type { SimulatedNetwork } from './network.ts';
import type { ChannelState, FeedItem } from './state.ts';
import { idOf, tellOwner } from './tell-owner.ts';
import type { Clock, Wait } from '../timing.ts';

const MAX_OUTSTANDING = 500;
/** How long the network waits before it delivers again what the owner refused. */
const REDELIVERY_MS = 200;

/** What a link passes to its parts. */
export interface LinkContext {
  channel_id: string;
  events: ChannelEvents;
  network: SimulatedNetwork;
  clock: Clock;
  wait: Wait;
  /** Aborts when the link is down for good. */
  signal: AbortSignal;
}

/**
 * Delivers the channel's feed to its owner in order and acknowledges what the owner took. After a refusal it lets the
 * deliveries in progress settle and starts again at the first unacknowledged item, so that the order survives the
 * retry.
 */
export class FeedPump {
  readonly #context: LinkContext;
  /** How often each message is being delivered at the moment, by id. */
  readonly #underWay = new Map<string, number>();
  #outstanding = 0;
  #cursor = 0;
  #rewind = false;
  #started = false;
  #running = false;

  constructor(context: LinkContext) {
    this.#context = context;
  }

  /** Begins delivering, with what is not acknowledged yet. */
  start(): void {
    this.#started = true;
    this.wake();
  }

  /** Looks for something to deliver; call it whenever the feed may have grown. */
  wake(): void {
    if (this.#running || !this.#started || this.#context.signal.aborted) return;
    this.#running = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    const { network, channel_id, signal, wait } = this.#context;
    while (!signal.aborted) {
      const channel = network.channel(channel_id);
      if (!channel || network.closed) break;
      if (this.#rewind) {
        if (this.#outstanding > 0) break;
        await wait(REDELIVERY_MS, signal);
        this.#rewind = false;
        this.#cursor = 0;
        continue;
      }
      const next = this.#next(channel);
      if (!next || this.#mustWaitFor(next.item)) break;
      if (channel.slow_ms > 0) await wait(channel.slow_ms, signal);
      if (signal.aborted || this.#rewind) continue;
      this.#cursor = next.id;
      const delivery = this.#deliver(next);
      if (next.item.kind !== 'message' && next.item.kind !== 'receipt') await delivery;
    }
    this.#running = false;
  }

  #next(channel: ChannelState): { id: number; item: FeedItem } | null {
    // The feed contains only what is not acknowledged: its first key is where to begin after a (re)start.
    if (this.#cursor === 0) {
      const first = channel.feed.keys().next();
      if (first.done) return null;
      this.#cursor = first.value - 1;
    }
    for (let id = this.#cursor + 1; id <= channel.feed_last; id += 1) {
      const item = channel.feed.get(id);
      if (item) return { id, item };
    }
    return null;
  }

  /**
   * Returns whether delivery has to pause: the window is full, or the item belongs to a message still on its way to the
   * owner.
   */
  #mustWaitFor(item: FeedItem): boolean {
    if (this.#outstanding >= MAX_OUTSTANDING) return true;
    return item.kind !== 'message' && this.#underWay.has(idOf(item));
  }

  async #deliver(delivery: { id: number; item: FeedItem }): Promise<void> {
    const { network, channel_id, clock } = this.#context;
    const message_id = idOf(delivery.item);
    this.#outstanding += 1;
    this.#underWay.set(message_id, (this.#underWay.get(message_id) ?? 0) + 1);
    try {
      await tellOwner(this.#context.events, network.channel(channel_id), delivery.item);
      await network.append({
        kind: 'acked',
        channel: channel_id,
        at: clock.now().getTime(),
        feed: delivery.id,
      });
    } catch {
      // A refusal is part of the protocol: the item stays in the feed and is delivered again.
      this.#rewind = true;
    }
    this.#outstanding -= 1;
    const left = (this.#underWay.get(message_id) ?? 1) - 1;
    if (left > 0) this.#underWay.set(message_id, left);
    else this.#underWay.delete(message_id);
    this.wake();
  }
}
