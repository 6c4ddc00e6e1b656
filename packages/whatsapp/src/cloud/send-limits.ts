import { SendPostponed } from '../refusals.ts';
import type { Clock, Wait } from '../timing.ts';
import { TokenBucket, type BucketLimit } from './token-bucket.ts';

/** Messages to one customer: 45 at once, then one every 6 s (reference 5.4). */
const pairLimit: BucketLimit = { size: 45, refillMs: 6000 };
/** Remembered pairs beyond this are looked through for those that are full again. */
const maxPairs = 5000;
const maxRefusals = 6;

/** Keeps a number within what the network takes, before it refuses. */
export class SendLimits {
  readonly #clock: Clock;
  readonly #wait: Wait;
  readonly #pairs = new Map<string, TokenBucket>();
  /** How often in a row the network refused a customer's messages as too many. */
  readonly #refusals = new Map<string, number>();
  #number: TokenBucket;

  constructor(clock: Clock, wait: Wait) {
    this.#clock = clock;
    this.#wait = wait;
    this.#number = this.#bucket(80);
  }

  /** Sets how many messages a second the number may send: 80, or 20 where it is also in the Business app. */
  allow(perSecond: number): void {
    this.#number = this.#bucket(perSecond);
  }

  /** Counts a message to this customer; throws SendPostponed when it is one too many. */
  takePair(to: string): void {
    const now = this.#now();
    if (this.#pairs.size > maxPairs) this.#forgetFull(now);
    const pair = this.#pairs.get(to) ?? new TokenBucket(pairLimit, now);
    this.#pairs.set(to, pair);
    const waitMs = pair.take(now);
    if (waitMs > 0) throw new SendPostponed(new Date(now + waitMs), 'conversation');
  }

  /** Resolves when the number may send one more message. */
  async takeTurn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const waitMs = this.#number.take(this.#now());
      if (waitMs === 0 || signal.aborted) return;
      await this.#wait(waitMs, signal);
    }
  }

  /** Returns until when a customer's messages wait after the network refused one: 4^n seconds (reference 5.4). */
  refused(to: string): Date {
    const count = Math.min((this.#refusals.get(to) ?? 0) + 1, maxRefusals);
    this.#refusals.set(to, count);
    return new Date(this.#now() + 4 ** count * 1000);
  }

  /** Notes that the network took a message to this customer. */
  accepted(to: string): void {
    this.#refusals.delete(to);
  }

  #bucket(perSecond: number): TokenBucket {
    return new TokenBucket({ size: perSecond, refillMs: 1000 / perSecond }, this.#now());
  }

  #forgetFull(now: number): void {
    for (const [to, pair] of this.#pairs) if (pair.isFull(now)) this.#pairs.delete(to);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
