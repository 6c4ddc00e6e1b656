import type {
  ChannelConnection,
  ChannelDriver,
  ChannelEvents,
  ChannelStatus,
  Deletion,
  InboundMessage,
  IncomingCall,
  MessageEdit,
  NewChatLimit,
  Peer,
  Reaction,
  Receipt,
} from '@prosa/whatsapp';
import { vi } from 'vitest';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';

/** Logging in makes 812 keys, which takes a while where many do it at once. */
export const patienceMs = 60_000;

/** Everything that an owner heard, in order. */
export interface Heard {
  qr: string[];
  codes: string[];
  status: ChannelStatus[];
  /** Every arrival, also those that were refused or known already. */
  arrivals: InboundMessage[];
  receipts: Receipt[];
  deleted: Deletion[];
  reactions: Reaction[];
  edited: MessageEdit[];
  calls: IncomingCall[];
  identified: Peer[];
  limits: NewChatLimit[];
  typing: Peer[];
}

/**
 * Owns one number as the server does: keeps login, keys and messages, drops what it knows, and connects again when it
 * is told to.
 */
export class Owner {
  readonly store: MemoryStore = createMemoryStore();
  heard: Heard = nothingHeard();
  credentials: string | null = null;
  /** Committed messages by id. */
  readonly messages = new Map<string, InboundMessage>();
  connection: ChannelConnection | null = null;
  /** Called before a message is committed; throwing refuses it. */
  beforeCommit: (message: InboundMessage) => void | Promise<void> = () => undefined;
  readonly #driver: ChannelDriver;
  readonly #channel_id: string;
  /** Rises with each connection: events of an earlier one are those of an owner that died. */
  #epoch = 0;

  constructor(driver: ChannelDriver, channel_id = 'channel') {
    this.#driver = driver;
    this.#channel_id = channel_id;
  }

  /** Connects; with `dead` set, nothing that this connection still does reaches us or the store. */
  async connect(pairing_phone: string | null = null): Promise<ChannelConnection> {
    this.#epoch += 1;
    const epoch = this.#epoch;
    const isCurrent = () => epoch === this.#epoch;
    this.connection = await this.#driver.connect({
      channel_id: this.#channel_id,
      credentials: this.credentials,
      pairing_phone,
      events: this.#events(isCurrent),
      store: fenced(this.store, isCurrent),
      inbox: { open: () => () => Promise.resolve() },
    });
    return this.connection;
  }

  /** Dies at once: what the connection still reads or writes is lost, as after kill -9. The network notices later. */
  die(): void {
    this.#epoch += 1;
    this.heard.status.push({ status: 'close', reason: 'connection_lost', retry: true });
  }

  reset(): Promise<void> {
    return this.#driver.reset({
      channel_id: this.#channel_id,
      credentials: this.credentials,
      store: this.store,
    });
  }

  /** Waits until the connection is open. */
  async opened(): Promise<void> {
    await vi.waitUntil(() => this.heard.status.at(-1)?.status === 'open', {
      timeout: patienceMs,
      interval: 5,
    });
  }

  /** Waits for the end of the connection, and returns how it was reported. */
  async closed(): Promise<Extract<ChannelStatus, { status: 'close' }>> {
    await vi.waitUntil(() => this.heard.status.at(-1)?.status === 'close', {
      timeout: patienceMs,
      interval: 5,
    });
    const last = this.heard.status.at(-1);
    if (last?.status !== 'close') throw new Error('not closed');
    return last;
  }

  #events(isCurrent: () => boolean): ChannelEvents {
    const keep =
      <Kind extends keyof Heard>(kind: Kind) =>
      async (given: Heard[Kind][number]) => {
        if (!isCurrent()) throw new Error('channel lost');
        (this.heard[kind] as (typeof given)[]).push(given);
      };
    return {
      qr: keep('qr'),
      pairingCode: keep('codes'),
      status: keep('status'),
      receipt: keep('receipts'),
      deleted: keep('deleted'),
      reaction: keep('reactions'),
      edited: keep('edited'),
      call: keep('calls'),
      identified: keep('identified'),
      newChatLimit: keep('limits'),
      typing: keep('typing'),
      failed: async () => undefined,
      alive: () => undefined,
      message: async (message) => {
        this.heard.arrivals.push(message);
        await this.beforeCommit(message);
        if (!isCurrent()) throw new Error('channel lost');
        const known = this.messages.get(message.platform_message_id);
        if (!known || known.marks?.includes('undecryptable'))
          this.messages.set(message.platform_message_id, message);
      },
      credentials: async (credentials) => {
        if (!isCurrent()) throw new Error('channel lost');
        this.credentials = credentials;
      },
    };
  }
}

function fenced(store: MemoryStore, isCurrent: () => boolean): MemoryStore {
  const orLost = <Result>(work: () => Promise<Result>): Promise<Result> =>
    isCurrent() ? work() : Promise.reject(new Error('channel lost'));
  return {
    ...store,
    read: (kind, ids) => orLost(() => store.read(kind, ids)),
    write: (changes) => orLost(() => store.write(changes)),
    clear: () => orLost(() => store.clear()),
    keepSent: (id, payload) => orLost(() => store.keepSent(id, payload)),
  };
}

function nothingHeard(): Heard {
  return {
    qr: [],
    codes: [],
    status: [],
    arrivals: [],
    receipts: [],
    deleted: [],
    reactions: [],
    edited: [],
    calls: [],
    identified: [],
    limits: [],
    typing: [],
  };
}
