import { realWait, type ChannelConnection } from '@prosa/whatsapp';
import type pg from 'pg';
import { createBell } from '../../../platform/jobs/bell.ts';
import {
  livingProcesses,
  openProcessLease,
  type LivingProcess,
  type ProcessLease,
} from '../../../platform/processes/process-lease.ts';
import type { Tools } from '../../../platform/tools.ts';
import { freeChannelsTopic, keptChannelsTopic, wakeChannel } from '../wake.ts';
import { createConnectTurns } from './connect-turns.ts';
import { createLifeSigns } from './life-signs.ts';
import { keepChannel, type ChannelKeeper, type KeeperParts } from './channel-keeper.ts';
import type { Ownership } from './tenure.ts';
import { serveOwnerRequests } from './owner-requests.ts';
import { claimChannels, planRound, releaseChannel, type Plan } from './ownership.ts';
import { fallsTo, type Scene } from './placement.ts';

/** The part of a process that owns connections. */
export interface ChannelSessions {
  start(): void;
  /**
   * Ends the connections and releases the channels; whether they should be connected stays as it is. While other
   * processes can take them over, only a few a second: a network meets many that connect at once with suspicion.
   */
  stop(): Promise<void>;
  /** Returns the open connection of a channel that this process keeps, or null. */
  findConnection(channel_id: string): ChannelConnection | null;
}

/** What it is made from. `newClient` creates unconnected clients for the one connection that holds the lock. */
export interface ChannelSessionsOptions extends Omit<KeeperParts, 'tools' | 'turns' | 'signs'> {
  tools: Pick<Tools, 'clock' | 'log' | 'secrets' | 'signals'>;
  newClient: () => pg.Client;
  /** How many channels it keeps at most. */
  capacity: number;
  /** How many of them it connects in a second; 10 unless given. */
  connectsPerSecond?: number;
  /** After how long without a statement PostgreSQL ends what `newClient` creates; 20 unless given. */
  leaseSeconds?: number;
  /** How often it looks at the channels without a hint. */
  lookEveryMs?: number;
}

/** Topic of the hint that a process takes no more numbers; the payload is its id. */
const drainingTopic = 'draining-sessions';

const defaultLookEveryMs = 5000;
const maxOpeningMs = 5000;
const shedEveryMs = 5000;
const maxOpeningAtOnce = 50;
const maxHandedOverPerSecond = 10;

/** Creates what keeps every wanted channel of every company connected, unless another process keeps it. */
export function createChannelSessions(options: ChannelSessionsOptions): ChannelSessions {
  const owner = new Owner(options);
  return {
    start: () => owner.start(),
    stop: () => owner.stop(),
    findConnection: (channel_id) => owner.findConnection(channel_id),
  };
}

class Owner {
  readonly #options: ChannelSessionsOptions;
  readonly #parts: KeeperParts;
  readonly #kept = new Map<string, ChannelKeeper>();
  /** The work on each channel, until it is released. */
  readonly #keeping = new Set<Promise<void>>();
  readonly #bell = createBell();
  /** What the last look saw; null before and during a look, and when it is known to be out of date. */
  #seen: Scene | null = null;
  #lease: ProcessLease | null = null;
  #rounds: Promise<void> = Promise.resolve();
  #ends: (() => void)[] = [];
  #stopping = false;
  #mayShedAt = 0;
  #unplaced = 0;

  constructor(options: ChannelSessionsOptions) {
    this.#options = options;
    const { database, tools } = options;
    this.#parts = {
      ...options,
      turns: createConnectTurns(tools.clock, options.connectsPerSecond),
      signs: createLifeSigns({ ...tools, database }),
    };
  }

  start(): void {
    const { newClient, capacity, leaseSeconds, tools } = this.#options;
    const { signals, log } = tools;
    this.#ends = [
      signals.subscribe(freeChannelsTopic, (id) => this.#hearFree(id)),
      signals.subscribe(drainingTopic, () => this.#lookAgain()),
      serveOwnerRequests({ signals, log, findConnection: (id) => this.findConnection(id) }),
    ];
    signals.onGap(() => this.#lookEverywhere());
    this.#lease = openProcessLease({
      role: 'sessions',
      capacity,
      seconds: leaseSeconds,
      newClient,
      log,
      onLost: () => this.#kept.forEach((keeper) => keeper.lose()),
      onReady: () => this.#lookAgain(),
    });
    this.#rounds = this.#run(this.#lease);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#bell.ring();
    await this.#rounds;
    await this.#handOver();
    this.#ends.forEach((end) => end());
    await Promise.all(this.#keeping);
    await this.#parts.signs.stop();
    await this.#lease?.close();
  }

  findConnection(channel_id: string): ChannelConnection | null {
    return this.#kept.get(channel_id)?.connection() ?? null;
  }

  /** Looks if the channel falls to this process, as far as it knows; otherwise another one does. */
  #hearFree(channel_id: string): void {
    const me = this.#lease?.id();
    if (!this.#seen || (me && fallsTo(me, channel_id, this.#seen))) this.#bell.ring();
  }

  #lookAgain(): void {
    this.#seen = null;
    this.#bell.ring();
  }

  #lookEverywhere(): void {
    this.#kept.forEach((keeper) => keeper.look({ now: false }));
    this.#lookAgain();
  }

  async #run(lease: ProcessLease): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#round(lease);
      } catch (error) {
        this.#options.tools.log.warn({ err: error }, 'channels not looked through; trying again');
      }
      if (!this.#stopping) await this.#bell.wait(this.#options.lookEveryMs ?? defaultLookEveryMs);
    }
  }

  /**
   * Takes the channels that fall to this process, a few at a time, and hands over some when others have fewer. Keepers
   * whose row changed without a signal read it again.
   */
  async #round(lease: ProcessLease): Promise<void> {
    const me = lease.id();
    if (me === null) return;
    // What is heard during the look may be newer than what the look sees.
    this.#seen = null;
    const plan = await planRound(this.#options.database.acrossAccounts, me);
    this.#seen = plan.scene;
    this.#report(plan);
    for (const [id, keeper] of this.#kept)
      if (!plan.own.has(id) || plan.changing.includes(id)) keeper.look({ now: false });
    const wanted = [...plan.own, ...plan.take].filter((id) => !this.#kept.has(id));
    while (wanted.length && !this.#stopping)
      await this.#take(lease, me, { ids: wanted.splice(0, maxOpeningAtOnce), gone: plan.gone });
    this.#shed(plan);
  }

  async #take(
    lease: ProcessLease,
    me: number,
    batch: { ids: readonly string[]; gone: readonly number[] },
  ): Promise<void> {
    const claimed = await claimChannels(this.#options.database.acrossAccounts, me, batch);
    if (lease.id() !== me) return;
    const keepers = claimed.map((ownership) => this.#keep(lease, me, ownership));
    const late = new AbortController();
    await Promise.race([Promise.all(keepers.map(({ begun }) => begun)), realWait(maxOpeningMs, late.signal)]);
    late.abort();
  }

  #keep(lease: ProcessLease, me: number, ownership: Ownership): ChannelKeeper {
    const keeper = keepChannel(this.#parts, { ...ownership, isHeld: () => lease.isHeld(me) });
    this.#kept.set(ownership.id, keeper);
    const { signals } = this.#options.tools;
    const unsubscribe = signals.subscribeTo(keptChannelsTopic, ownership.id, () =>
      keeper.look({ now: true }),
    );
    const keeping = keeper.done
      .finally(unsubscribe)
      .then(() => this.#release(lease, me, ownership))
      .finally(() => this.#keeping.delete(keeping));
    this.#keeping.add(keeping);
    return keeper;
  }

  async #release(lease: ProcessLease, me: number, ownership: Ownership): Promise<void> {
    const { database, tools } = this.#options;
    const { id: channel_id } = ownership;
    try {
      if (lease.id() === me) await releaseChannel(database.acrossAccounts, me, ownership);
    } catch (error) {
      tools.log.warn({ err: error, channel_id }, 'channel not released; the next look takes it again');
    }
    this.#kept.delete(channel_id);
    // The process it falls to, which may be this one, takes it now if it is wanted.
    wakeChannel(tools, { id: channel_id, owner: null });
  }

  /** Hands over a few channels, not more often than the poll: each of them is away for a moment. */
  #shed({ shed }: Plan): void {
    const now = this.#options.tools.clock.now().getTime();
    if (this.#stopping || now < this.#mayShedAt || !shed.length) return;
    this.#mayShedAt = now + shedEveryMs;
    for (const id of shed) this.#kept.get(id)?.stop();
  }

  async #handOver(): Promise<void> {
    const keepers = [...this.#kept.values()];
    const atOnce = (await this.#othersTakeOver()) ? maxHandedOverPerSecond : keepers.length;
    while (keepers.length) {
      keepers.splice(0, atOnce).forEach((keeper) => keeper.stop());
      if (keepers.length) await realWait(1000, new AbortController().signal);
    }
  }

  /** Says that this process takes nothing more; returns whether there is another one that does. */
  async #othersTakeOver(): Promise<boolean> {
    try {
      await this.#lease?.drain();
      this.#options.tools.signals.publish(drainingTopic, String(this.#lease?.id()));
      const all = await this.#options.database.acrossAccounts.rows<LivingProcess>(
        livingProcesses('sessions'),
      );
      return all.some(({ id, draining }) => id !== this.#lease?.id() && !draining);
    } catch (error) {
      this.#options.tools.log.warn({ err: error }, 'channels handed over without a word to other processes');
      return false;
    }
  }

  #report({ unplaced }: Plan): void {
    if (unplaced && unplaced !== this.#unplaced)
      this.#options.tools.log.error({ numbers: unplaced }, 'no process has room for these numbers');
    this.#unplaced = unplaced;
  }
}
