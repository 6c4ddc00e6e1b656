import type { Peer, Receipt } from '@prosa/whatsapp';
import type { Link } from '../connection/link.ts';
import type { Spool, SpoolEntry } from '../spool/spool.ts';
import type { Reading } from './read-message.ts';

interface Parts {
  link: Link;
  spool: Spool;
  read(entry: SpoolEntry): Reading[];
  /** Returns the peer with the phone that an earlier message told us, if the network hid it this time. */
  complete(peer: Peer): Promise<Peer>;
}

/**
 * Hands what arrives to the owner in the order of the network. Messages and receipts may be in progress together;
 * whatever changes a message waits for all that came before it. What the owner does not take ends the connection.
 */
export class Inbox {
  readonly #parts: Parts;
  #line: Promise<void> = Promise.resolve();
  readonly #inProgress = new Set<Promise<void>>();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes a message of the spool, which keeps it until the owner has committed it. */
  take(entry: SpoolEntry): void {
    const { spool, read } = this.#parts;
    const readings = read(entry);
    Promise.all(readings.map((reading) => this.hand(reading))).then(
      () => spool.commit(entry),
      () => undefined,
    );
  }

  /** Hands over one reading; resolves when the owner has it, rejects when it has not. */
  hand(reading: Reading): Promise<void> {
    const { events } = this.#parts.link;
    switch (reading.kind) {
      case 'message':
        return this.#beside(async () => {
          const { message } = reading;
          const peer = await this.#parts.complete(message.peer);
          return () => events.message({ ...message, peer });
        });
      case 'deleted':
        return this.#after(async () => {
          const { deletion } = reading;
          await events.deleted({ ...deletion, peer: await this.#parts.complete(deletion.peer) });
        });
      case 'edited':
        return this.#after(async () => {
          const { edit } = reading;
          await events.edited({ ...edit, peer: await this.#parts.complete(edit.peer) });
        });
      case 'reaction':
        return this.#after(() => events.reaction(reading.reaction));
      case 'nothing':
        return Promise.resolve();
    }
  }

  /** Hands over what was said of messages that we sent. */
  async receipts(receipts: readonly Receipt[]): Promise<void> {
    const { events } = this.#parts.link;
    await Promise.all(receipts.map((receipt) => this.#beside(async () => () => events.receipt(receipt))));
  }

  /** Runs when everything that came before was taken. */
  after(work: () => Promise<void>): Promise<void> {
    return this.#after(work);
  }

  /** Hands over nothing more: what the spool still has is for the next connection. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Resolves when everything that has arrived was taken or refused. */
  async settled(): Promise<void> {
    await this.#line.catch(() => undefined);
    await Promise.allSettled(this.#inProgress);
  }

  /** Starts work in its turn; the next does not wait until it is done. */
  #beside(prepare: () => Promise<() => Promise<void>>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#enqueue(async () => {
        const done = this.#alive(await prepare());
        this.#inProgress.add(done);
        const leave = () => this.#inProgress.delete(done);
        done.then(leave, leave);
        done.then(resolve, (error: unknown) => this.#refuse(error, reject));
      }, reject);
    });
  }

  /** Does work in its turn, after all that is in progress. */
  #after(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#enqueue(async () => {
        await Promise.all(this.#inProgress);
        await this.#alive(work);
        resolve();
      }, reject);
    });
  }

  #enqueue(work: () => Promise<void>, reject: (error: unknown) => void): void {
    this.#line = this.#line.then(work).catch((error: unknown) => this.#refuse(error, reject));
  }

  #refuse(error: unknown, reject: (error: unknown) => void): void {
    this.stop();
    this.#parts.link.fail(error);
    reject(error);
  }

  /** Does nothing any more once something was refused, so that nothing overtakes it, or the last moment has passed. */
  #alive(work: () => Promise<void>): Promise<void> {
    return this.#isStopped ? Promise.reject(new Error('connection ended')) : work();
  }
}
