import {
  realWait,
  type ChannelConnection,
  type ChannelDriver,
  type ChannelEvents,
  type ChannelInbox,
  type ChannelStatus,
  type ChannelStore,
} from '@prosa/whatsapp';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Log } from '../../../platform/log/log.ts';
import { ChannelLost } from './channel-lost.ts';
import type { ChannelSink, OwnedChannel } from './channel-sink.ts';
import type { OwnedRow } from './owned-row.ts';
import type { Ending } from './reconnect-policy.ts';

interface Options {
  /** Returns the channel as it is known now. */
  channel: () => OwnedChannel;
  driver: ChannelDriver;
  credentials: string | null;
  pairing_phone: string | null;
  row: OwnedRow;
  store: ChannelStore;
  inbox: ChannelInbox;
  sink: ChannelSink;
  secrets: SecretBox;
  clock: Clock;
  log: Log;
  /** Called once, when the connection is dead. */
  onEnd(): void;
}

const settleWithinMs = 3000;
const disconnectWithinMs = 5000;

/** One connection of a channel from its first try to its end: passes on what the driver reports. */
export class ChannelLink {
  readonly #options: Options;
  readonly #connecting: Promise<ChannelConnection>;
  #open: { connection: ChannelConnection; since: number } | null = null;
  #ending: Ending | null = null;
  /** Another process owns the channel by now: nothing may be written or acknowledged. */
  #abandoned = false;

  constructor(options: Options) {
    this.#options = options;
    const { driver, credentials, pairing_phone, store, inbox, log } = options;
    const { id: channel_id } = options.channel();
    this.#connecting = driver.connect({
      channel_id,
      credentials,
      pairing_phone,
      events: this.#events(),
      store,
      inbox,
    });
    this.#connecting.catch((error: unknown) => {
      log.warn({ err: error, channel_id }, 'channel could not begin to connect');
      this.#end({ reason: 'connection_lost', retry: true });
    });
  }

  /** How the connection ended; null while it lives. */
  get ending(): Ending | null {
    return this.#ending;
  }

  /** The connection while it is open. */
  get connection(): ChannelConnection | null {
    return this.#open?.connection ?? null;
  }

  /**
   * Ends the connection and keeps the login. What is being sent gets 3 s to have its outcome. Resolves when the
   * connection is dead, or has not answered for 5 s.
   */
  async close(): Promise<void> {
    const { settled } = this.#takeAway();
    if (!this.#abandoned) await within(settleWithinMs, settled);
    await within(disconnectWithinMs, this.#disconnect());
    this.#end({ reason: 'requested', retry: false });
  }

  /** Stops writing and acknowledging at once, and starts to close. */
  abandon(): void {
    this.#abandoned = true;
    void this.close();
  }

  #events(): ChannelEvents {
    const { row, sink, secrets } = this.#options;
    const channel = () => this.#options.channel();
    // What is written to the row is fenced by its epoch.
    const own =
      <Given extends unknown[]>(hear: (...given: Given) => Promise<void>) =>
      async (...given: Given) => {
        if (this.#abandoned) throw new ChannelLost(channel().id);
        await hear(...given);
      };
    const held = <Given>(hear: (channel: OwnedChannel, given: Given) => Promise<void>) =>
      own(async (given: Given) => {
        if (!(await channel().isHeld())) throw new ChannelLost(channel().id);
        await hear(channel(), given);
      });
    return {
      qr: own((qrcode) => row.showQrCode(qrcode)),
      status: (status) => this.#hearStatus(status),
      message: held((to, message) => sink.message(to, message)),
      receipt: held((to, receipt) => sink.receipt(to, receipt)),
      deleted: held((to, deletion) => sink.deleted(to, deletion)),
      reaction: held((to, reaction) => sink.reaction(to, reaction)),
      edited: held((to, edit) => sink.edited(to, edit)),
      pairingCode: own((code) => row.showPairingCode(code)),
      failed: held((to, failure) => sink.failed(to, failure)),
      call: held((to, call) => sink.call(to, call)),
      identified: held((to, peer) => sink.identified(to, peer)),
      newChatLimit: own((limit) => row.limitNewChats(limit)),
      alive: () => row.lives(),
      typing: own((peer) => sink.typing(channel(), peer)),
      credentials: own((text) => row.saveCredentials(text === null ? null : secrets.seal(text))),
    };
  }

  async #hearStatus(status: ChannelStatus): Promise<void> {
    if (status.status === 'close') return this.#end(status);
    if (status.status === 'connecting') return;
    if (this.#abandoned) throw new ChannelLost(this.#options.channel().id);
    const connection = await this.#connecting;
    await this.#options.row.opened(status);
    if (this.#ending || this.#abandoned) return;
    this.#open = { connection, since: this.#options.clock.now().getTime() };
    this.#options.sink.opened(this.#options.channel(), connection);
  }

  /** Ends the use of the connection; returns what is still in hand, and for how long it was open. */
  #takeAway(): { settled: Promise<void>; open_ms: number } {
    const open = this.#open;
    if (!open) return { settled: Promise.resolve(), open_ms: 0 };
    this.#open = null;
    const settled = this.#options.sink.closed(this.#options.channel());
    return { settled, open_ms: this.#options.clock.now().getTime() - open.since };
  }

  #end({ reason, retry, code, until, at_once }: Omit<Ending, 'open_ms'>): void {
    if (this.#ending) return;
    this.#ending = { reason, retry, code, until, at_once, open_ms: this.#takeAway().open_ms };
    this.#options.onEnd();
  }

  async #disconnect(): Promise<void> {
    const { log } = this.#options;
    try {
      await (await this.#connecting).disconnect();
    } catch (error) {
      log.warn({ err: error, channel_id: this.#options.channel().id }, 'channel did not disconnect cleanly');
    }
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  await Promise.race([work, realWait(ms, done.signal)]);
  done.abort();
}
