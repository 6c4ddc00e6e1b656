import type { ChannelEvents, Clock, Wait } from '@prosa/whatsapp';
import type { DriverLog } from '../web-driver-options.ts';
import { closed, type Close } from './close-reason.ts';

interface Parts {
  channel_id: string;
  events: ChannelEvents;
  clock: Clock;
  wait: Wait;
  log: DriverLog;
}

/**
 * The life of one connection, known to all its parts: whether it is down, and the events of its owner that have to be
 * handled one after the other.
 */
export class Link {
  readonly channel_id: string;
  readonly events: ChannelEvents;
  readonly clock: Clock;
  readonly #wait: Wait;
  readonly #log: DriverLog;
  readonly #down = new AbortController();
  #told: Promise<void> = Promise.resolve();
  #lastWork: (close: Close) => Promise<Close> = (close) => Promise.resolve(close);

  constructor({ channel_id, events, clock, wait, log }: Parts) {
    this.channel_id = channel_id;
    this.events = events;
    this.clock = clock;
    this.#wait = wait;
    this.#log = log;
  }

  /** Aborts when the connection ends. */
  get signal(): AbortSignal {
    return this.#down.signal;
  }

  get isDown(): boolean {
    return this.#down.signal.aborted;
  }

  /** Everything that was emitted through `tell` so far. */
  get told(): Promise<void> {
    return this.#told;
  }

  /** Resolves after so many milliseconds, or when `signal` aborts (default: when the connection ends). */
  wait(ms: number, signal: AbortSignal = this.signal): Promise<void> {
    return this.#wait(ms, signal);
  }

  /**
   * Sets what has to happen between the end and the report of it, so that no successor meets unfinished writes; it
   * returns the end that is reported.
   */
  atEnd(work: (close: Close) => Promise<Close>): void {
    this.#lastWork = work;
  }

  /** Emits an event after the ones before it were handled. A handler that fails ends the connection. */
  tell(event: () => Promise<void>): void {
    this.#told = this.#told.then(event).catch((error: unknown) => this.fail(error));
  }

  /** Ends the connection because something failed on our side: what is not confirmed is delivered again. */
  fail(error: unknown): void {
    if (this.isDown) return;
    this.#log.warn(
      { err: error, channel_id: this.channel_id },
      'connection ended: the owner could not take something',
    );
    this.end(closed('connection_lost', { retry: true }));
  }

  /** Ends the connection once; the parts hear it at `signal`, the owner when the last writes are done. */
  end(close: Close): void {
    if (this.isDown) return;
    this.#down.abort();
    const finish = this.#lastWork;
    this.#told = this.#told
      .then(() => finish(close))
      .catch(() => unfinished(close))
      .then((last) => this.#report(last));
  }

  async #report(close: Close): Promise<void> {
    try {
      if (close.reason === 'logged_out') await this.events.credentials(null).catch(() => undefined);
      await this.events.status(close);
    } catch (error) {
      this.#log.warn({ err: error, channel_id: this.channel_id }, 'the end of a connection was not taken');
    }
  }
}

/** Returns the end of a connection whose last writes failed: what they were about must not be forgotten. */
function unfinished(close: Close): Close {
  return close.reason === 'logged_out' ? closed('connection_lost', { retry: true }) : close;
}
