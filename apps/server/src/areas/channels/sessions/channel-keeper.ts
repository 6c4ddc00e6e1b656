import type { ChannelConnection, ChannelDriver, ChannelStore } from '@prosa/whatsapp';
import type { Database } from '../../../platform/db/database.ts';
import { createBell } from '../../../platform/jobs/bell.ts';
import type { Tools } from '../../../platform/tools.ts';
import { capabilitiesOf, type FindDriver } from '../drivers.ts';
import { ChannelLink } from './channel-link.ts';
import { ChannelLost } from './channel-lost.ts';
import type { ChannelSink, OwnedChannel } from './channel-sink.ts';
import { channelInbox } from './channel-inbox.ts';
import { channelStore } from './channel-store.ts';
import type { ConnectTurns } from './connect-turns.ts';
import type { LifeSigns } from './life-signs.ts';
import { ownedRow, type KeptRow } from './owned-row.ts';
import type { Tenure } from './tenure.ts';
import {
  createReconnectPolicy,
  type Ending,
  type NextStep,
  type ReconnectPolicy,
} from './reconnect-policy.ts';

/** What all keepers of a process share. */
export interface KeeperParts {
  database: Database;
  tools: Pick<Tools, 'clock' | 'log' | 'secrets' | 'signals'>;
  findDriver: FindDriver;
  sink: ChannelSink;
  random: () => number;
  turns: ConnectTurns;
  signs: LifeSigns;
}

/** Keeps one channel as its company wants it, for as long as this process owns it. */
export interface ChannelKeeper {
  /** Resolves when the channel is no longer kept here and its connection is dead. Never rejects. */
  done: Promise<void>;
  /** Resolves when its first step is done, or failed: it has begun to connect. */
  begun: Promise<void>;
  connection(): ChannelConnection | null;
  /** Reads the row again. `now`: also tries again without waiting for the backoff to pass. */
  look(options: { now: boolean }): void;
  /** Stops at once and writes nothing more, because another process owns the channel. */
  lose(): void;
  /** Ends the connection; the row stays as it is, so that the next owner connects again. */
  stop(): void;
}

const afterFaultMs = 1000;

/** Starts keeping a channel that this process has just taken. */
export function keepChannel(parts: KeeperParts, ownership: Tenure): ChannelKeeper {
  const keeper = new Keeper(parts, ownership);
  return {
    done: keeper.run(),
    begun: keeper.begun,
    connection: () => keeper.link?.connection ?? null,
    look: ({ now }) => keeper.look(now),
    lose: () => keeper.stop({ lost: true }),
    stop: () => keeper.stop({ lost: false }),
  };
}

class Keeper {
  link: ChannelLink | null = null;
  readonly begun: Promise<void>;
  #begin = (): void => undefined;
  readonly #parts: KeeperParts;
  readonly #ownership: Tenure;
  readonly #row: ReturnType<typeof ownedRow>;
  readonly #store: ChannelStore;
  readonly #bell = createBell();
  readonly #policy: ReconnectPolicy;
  #channel: OwnedChannel | null = null;
  /** What follows from the end of the connection, while it is not written down. */
  #next: NextStep | null = null;
  #retryAt = 0;
  #hasTurn = false;
  #hasConnected = false;
  /** When a person asked for the code that the connection waits for; null where it waits for none. */
  #pairing: number | null = null;
  /** When the keys of the present connection were saved. */
  #keys: number | null = null;
  #stopping = false;

  constructor(parts: KeeperParts, ownership: Tenure) {
    this.#parts = parts;
    this.#ownership = ownership;
    this.#row = ownedRow({ ...parts, clock: parts.tools.clock }, ownership);
    this.#store = channelStore({ ...parts.tools, database: parts.database }, ownership);
    this.#policy = createReconnectPolicy(parts.random);
    this.begun = new Promise((resolve) => (this.#begin = resolve));
  }

  look(now: boolean): void {
    if (now) this.#retryAt = 0;
    this.#bell.ring();
  }

  stop({ lost }: { lost: boolean }): void {
    this.#stopping = true;
    if (lost) this.link?.abandon();
    this.#bell.ring();
  }

  async run(): Promise<void> {
    while (!this.#stopping) {
      const pause = await this.#stepSafely();
      this.#begin();
      if (pause === 'over') break;
      if (!this.#stopping) await this.#bell.wait(pause);
    }
    this.#begin();
    await this.#dropLink();
  }

  async #stepSafely(): Promise<number | undefined | 'over'> {
    try {
      return await this.#step();
    } catch (error) {
      const { id: channel_id } = this.#ownership;
      this.#parts.tools.log.warn({ err: error, channel_id }, 'channel not kept for now');
      if (!(error instanceof ChannelLost)) return afterFaultMs;
      this.link?.abandon();
      return 'over';
    }
  }

  /** Moves the channel one step towards what its row asks for; returns how long to wait before the next step. */
  async #step(): Promise<number | undefined | 'over'> {
    const row = await this.#row.read();
    if (this.#stopping) return 'over';
    this.#channel = this.#owned(row);
    if (row.reset_requested) return this.#reset(row);
    if (!row.wanted) return this.#disconnect(row);
    const ending = this.link?.ending;
    if (ending) return this.#settle(ending);
    if (this.link && this.#isFor(row)) return undefined;
    await this.#dropLink();
    const left = this.#retryAt - this.#now();
    if (left > 0) return left;
    return this.#connect(row);
  }

  /** Returns whether the connection has the present keys, and is open or waits for the code that was asked for last. */
  #isFor({ pairing_asked, keys_saved }: KeptRow): boolean {
    if ((keys_saved?.getTime() ?? null) !== this.#keys) return false;
    return this.link?.connection !== null || (pairing_asked?.getTime() ?? null) === this.#pairing;
  }

  async #connect(row: KeptRow): Promise<number | undefined | 'over'> {
    const driver = await this.#parts.findDriver(row.driver);
    if (!driver) {
      await this.#row.gaveUp({ reason: 'driver_missing' });
      return 'over';
    }
    if (row.status !== 'connecting' || row.qrcode !== null)
      await this.#row.connecting({ moved: row.status === 'open' && !this.#hasConnected });
    const wait = driver.capabilities.unofficial ? this.#waitForTurn() : 0;
    if (wait > 0) return wait;
    // The keeper may have been stopped while the row was written.
    if (this.#stopping) return 'over';
    this.#link(row, driver);
    return undefined;
  }

  /** Takes a turn to connect once; returns how long it is until then. */
  #waitForTurn(): number {
    if (this.#hasTurn) {
      this.#hasTurn = false;
      return 0;
    }
    const wait = this.#parts.turns.next();
    this.#hasTurn = wait > 0;
    this.#retryAt = this.#now() + wait;
    return wait;
  }

  #link(row: KeptRow, driver: ChannelDriver): void {
    this.#hasConnected = true;
    const fallback = this.#owned(row);
    this.#pairing = row.pairing_asked?.getTime() ?? null;
    this.#keys = row.keys_saved?.getTime() ?? null;
    this.link = new ChannelLink({
      channel: () => this.#channel ?? fallback,
      driver,
      credentials: this.#openCredentials(row),
      pairing_phone: row.pairing_phone,
      row: this.#row,
      store: this.#store,
      inbox: channelInbox({ ...this.#parts.tools, database: this.#parts.database }, this.#ownership),
      sink: this.#parts.sink,
      ...this.#parts.tools,
      onEnd: () => this.#bell.ring(),
    });
  }

  /**
   * Returns the login, or null (which asks for a QR) when there is none or the key that sealed it is missing.
   */
  #openCredentials({ credentials }: KeptRow): string | null {
    if (!credentials) return null;
    const { secrets, log } = this.#parts.tools;
    try {
      return secrets.open(credentials);
    } catch (error) {
      log.error(
        { err: error, channel_id: this.#ownership.id },
        'credentials cannot be opened; asking for a QR',
      );
      return null;
    }
  }

  /** Writes down how the connection ended; until that is written, nothing connects again. */
  async #settle(ending: Ending): Promise<number | 'over'> {
    this.#next ??= this.#policy.after(ending);
    const next = this.#next;
    const { code, until } = ending;
    const delay_ms = next.kind === 'retry' ? next.delay_ms : 0;
    this.#retryAt = this.#now() + delay_ms;
    if (next.kind === 'give_up') await this.#row.gaveUp({ reason: next.reason, code, until });
    if (next.kind === 'retry') await this.#row.retrying({ reason: next.reason, code, until });
    this.#next = null;
    this.link = null;
    return next.kind === 'give_up' ? 'over' : delay_ms;
  }

  async #reset(row: KeptRow): Promise<number> {
    await this.#dropLink();
    const driver = await this.#parts.findDriver(row.driver);
    await driver?.reset({
      channel_id: this.#ownership.id,
      credentials: this.#openCredentials(row),
      store: this.#store,
    });
    await this.#row.loginForgotten();
    this.#policy.reset();
    this.#retryAt = 0;
    return 0;
  }

  async #disconnect({ status }: KeptRow): Promise<'over'> {
    await this.#dropLink();
    if (status === 'open' || status === 'connecting') await this.#row.disconnected();
    return 'over';
  }

  async #dropLink(): Promise<void> {
    const link = this.link;
    await link?.close();
    if (this.link === link) this.link = null;
  }

  #owned({ department_id, redirect, flow_id, active, driver }: KeptRow): OwnedChannel {
    const service = { department_id, redirect, flow_id, active };
    return { ...this.#ownership, ...service, capabilities: capabilitiesOf(driver) };
  }

  #now(): number {
    return this.#parts.tools.clock.now().getTime();
  }
}
