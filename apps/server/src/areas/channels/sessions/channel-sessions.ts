import type { ChannelConnection } from '@prosa/whatsapp';
import type pg from 'pg';
import { sql } from '../../../platform/db/sql.ts';
import type { Tools } from '../../../platform/tools.ts';
import { channelsTopic } from '../wake.ts';
import { createBell } from './bell.ts';
import { keepChannel, type ChannelKeeper, type KeeperParts } from './channel-keeper.ts';
import { openLease, type Lease } from './lease.ts';
import { serveOwnerRequests } from './owner-requests.ts';

/** The part of a process that owns connections. */
export interface ChannelSessions {
  start(): void;
  /** Ends the connections and releases the channels; whether they should be connected stays as it is. */
  stop(): Promise<void>;
  /** Returns the open connection of a channel that this process keeps, or null. */
  findConnection(channel_id: string): ChannelConnection | null;
}

/** What it is made from. `newClient` creates unconnected clients for the one connection that holds the locks. */
export interface ChannelSessionsOptions extends Omit<KeeperParts, 'tools'> {
  tools: Pick<Tools, 'clock' | 'log' | 'secrets' | 'signals'>;
  newClient: () => pg.Client;
}

const safetyPollMs = 5000;

/** Creates what keeps every wanted channel of every company connected, unless another process keeps it. */
export function createChannelSessions(options: ChannelSessionsOptions): ChannelSessions {
  const owner = new Owner(options);
  return {
    start: () => owner.start(),
    stop: () => owner.stop(),
    findConnection: (channel_id) => owner.findConnection(channel_id),
  };
}

interface DueChannel {
  account_id: string;
  id: string;
  wanted: boolean;
  reset_requested: boolean;
}

class Owner {
  readonly #options: ChannelSessionsOptions;
  readonly #kept = new Map<string, ChannelKeeper | null>();
  /** The work on each channel, until its lock is released. */
  readonly #keeping = new Set<Promise<void>>();
  readonly #bell = createBell();
  #lease: Lease | null = null;
  #rounds: Promise<void> = Promise.resolve();
  #ends: (() => void)[] = [];
  #stopping = false;
  /** Which of the lease's connections holds the locks: rises each time all locks are lost. */
  #locks = 0;

  constructor(options: ChannelSessionsOptions) {
    this.#options = options;
  }

  start(): void {
    const { signals, log } = this.#options.tools;
    this.#ends = [
      signals.subscribe(channelsTopic, (channel_id) => this.#wake(channel_id)),
      serveOwnerRequests({ signals, log, findConnection: (id) => this.findConnection(id) }),
    ];
    signals.onGap(() => this.#lookEverywhere());
    this.#lease = openLease({
      newClient: this.#options.newClient,
      log,
      onLost: () => this.#loseAll(),
      onReady: () => this.#bell.ring(),
    });
    this.#rounds = this.#run(this.#lease);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#ends.forEach((end) => end());
    this.#bell.ring();
    await this.#rounds;
    this.#keepers().forEach((keeper) => keeper.stop());
    await Promise.all(this.#keeping);
    await this.#lease?.close();
  }

  findConnection(channel_id: string): ChannelConnection | null {
    return this.#kept.get(channel_id)?.connection() ?? null;
  }

  #loseAll(): void {
    this.#locks += 1;
    this.#keepers().forEach((keeper) => keeper.lose());
  }

  #wake(channel_id: string): void {
    const keeper = this.#kept.get(channel_id);
    if (keeper) keeper.look({ now: true });
    else this.#bell.ring();
  }

  #lookEverywhere(): void {
    this.#keepers().forEach((keeper) => keeper.look({ now: false }));
    this.#bell.ring();
  }

  async #run(lease: Lease): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#round(lease);
      } catch (error) {
        this.#options.tools.log.warn({ err: error }, 'channels not looked through; trying again');
      }
      if (!this.#stopping) await this.#bell.wait(safetyPollMs);
    }
  }

  /** Takes the channels that are due and not kept yet. Keepers whose row changed without a signal read it again. */
  async #round(lease: Lease): Promise<void> {
    await lease.check();
    const due = new Map((await this.#due()).map((channel) => [channel.id, channel]));
    for (const [id, keeper] of this.#kept) {
      const channel = due.get(id);
      if (!channel?.wanted || channel.reset_requested) keeper?.look({ now: false });
    }
    const free = [...due.keys()].filter((id) => !this.#kept.has(id));
    for (const id of await lease.take(free)) {
      const channel = due.get(id);
      if (!channel) continue;
      const keeping = this.#keep(lease, channel).finally(() => this.#keeping.delete(keeping));
      this.#keeping.add(keeping);
    }
  }

  /** Reads the wanted channels, and those whose row still claims a connection that nobody wants. */
  #due(): Promise<DueChannel[]> {
    return this.#options.database.acrossAccounts.rows<DueChannel>(
      sql`select account_id, id, wanted, reset_requested from channels
        where not filed and (wanted or reset_requested or status in ('open', 'connecting'))`,
      'due_channels',
    );
  }

  async #keep(lease: Lease, { account_id, id }: DueChannel): Promise<void> {
    this.#kept.set(id, null);
    const locks = this.#locks;
    try {
      const epoch = await this.#raiseEpoch(id);
      const mine = epoch !== null && locks === this.#locks && !this.#stopping;
      const keeper = mine ? keepChannel(this.#options, { account_id, id, epoch }) : null;
      this.#kept.set(id, keeper);
      await keeper?.done;
      await lease.release(id);
      this.#bell.ring();
    } catch (error) {
      this.#options.tools.log.warn({ err: error, channel_id: id }, 'channel given up');
    } finally {
      this.#kept.delete(id);
    }
  }

  async #raiseEpoch(id: string): Promise<number | null> {
    const row = await this.#options.database.acrossAccounts.row<{ lease_epoch: number }>(
      sql`update channels set lease_epoch = lease_epoch + 1 where id = ${id} and not filed returning lease_epoch`,
    );
    return row?.lease_epoch ?? null;
  }

  #keepers(): ChannelKeeper[] {
    return [...this.#kept.values()].filter((keeper) => keeper !== null);
  }
}
