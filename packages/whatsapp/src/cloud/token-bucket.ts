/** A limit that fills up again evenly: at most `size` at once, and one more every `refillMs`. */
export interface BucketLimit {
  size: number;
  refillMs: number;
}

/** Counts what is taken under a limit. */
export class TokenBucket {
  readonly #limit: BucketLimit;
  #left: number;
  #at: number;

  constructor(limit: BucketLimit, now: number) {
    this.#limit = limit;
    this.#left = limit.size;
    this.#at = now;
  }

  /** Takes one and returns 0, or returns in how many milliseconds there is one. */
  take(now: number): number {
    this.#refill(now);
    if (this.#left < 1) return Math.ceil((1 - this.#left) * this.#limit.refillMs);
    this.#left -= 1;
    return 0;
  }

  /** Returns whether nothing is taken, so that it need not be remembered. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left >= this.#limit.size;
  }

  #refill(now: number): void {
    const { size, refillMs } = this.#limit;
    this.#left = Math.min(size, this.#left + Math.max(0, now - this.#at) / refillMs);
    this.#at = now;
  }
}
