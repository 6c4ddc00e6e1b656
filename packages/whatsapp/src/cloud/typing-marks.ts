import type { InboundMessage } from '../messages.ts';
import type { Clock } from '../timing.ts';

/** The Graph shows it for 25 s, or until a message follows. */
const shownMs = 20_000;
const maxPeers = 2000;

/** Shows customers that somebody is writing, which the Graph does only beside a message of theirs. */
export class TypingMarks {
  readonly #clock: Clock;
  readonly #show: (wamid: string) => Promise<void>;
  /** The newest message of each customer, the customers heard last at the end. */
  readonly #newest = new Map<string, { id: string; shownAt: number }>();

  constructor(clock: Clock, show: (wamid: string) => Promise<void>) {
    this.#clock = clock;
    this.#show = show;
  }

  heard({ peer, platform_message_id: id }: InboundMessage): void {
    this.#newest.delete(peer.jid);
    this.#newest.set(peer.jid, { id, shownAt: 0 });
    const [oldest] = this.#newest.keys();
    if (this.#newest.size > maxPeers && oldest !== undefined) this.#newest.delete(oldest);
  }

  /** Shows it to a customer, at most every 20 s; does nothing for one who did not write since the connection began. */
  show(to: string): void {
    const newest = this.#newest.get(to);
    const now = this.#clock.now().getTime();
    if (!newest || now - newest.shownAt < shownMs) return;
    newest.shownAt = now;
    this.#show(newest.id).catch(() => undefined);
  }
}
