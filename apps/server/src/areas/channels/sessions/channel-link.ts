import {
  realWait,
  type ChannelConnection,
  type ChannelDriver,
  type ChannelEvents,
  type ChannelStatus,
  type CloseReason,
} from '@prosa/whatsapp';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Log } from '../../../platform/log/log.ts';
import { ChannelLost } from './channel-lost.ts';
import type { ChannelSink, OwnedChannel } from './channel-sink.ts';
import type { OwnedRow } from './owned-row.ts';

/** How a connection ended, and for how many milliseconds it was open. */
export interface Ending {
  reason: CloseReason;
  retry: boolean;
  open_ms: number;
}

interface Options {
  /** Returns the channel as it is known now. */
  channel: () => OwnedChannel;
  driver: ChannelDriver;
  credentials: string | null;
  row: OwnedRow;
  sink: ChannelSink;
  secrets: SecretBox;
  clock: Clock;
  log: Log;
  /** Called once, when the connection is dead. */
  onEnd(): void;
}

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
    const { driver, credentials, log } = options;
    const { id: channel_id } = options.channel();
    this.#connecting = driver.connect({ channel_id, credentials, events: this.#events() });
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

  /** Ends the connection and keeps the login. Resolves when it is dead, or has not answered for 5 s. */
  async close(): Promise<void> {
    this.#takeAway();
    const gaveUp = new AbortController();
    await Promise.race([this.#disconnect(), realWait(disconnectWithinMs, gaveUp.signal)]);
    gaveUp.abort();
    this.#end({ reason: 'requested', retry: false });
  }

  /** Stops writing and acknowledging at once, and starts to close. */
  abandon(): void {
    this.#abandoned = true;
    void this.close();
  }

  #events(): ChannelEvents {
    const { row, sink, secrets } = this.#options;
    const owned =
      <Given extends unknown[]>(hear: (...given: Given) => Promise<void>) =>
      async (...given: Given) => {
        if (this.#abandoned) throw new ChannelLost(this.#options.channel().id);
        await hear(...given);
      };
    return {
      qr: owned((qrcode) => row.showQrCode(qrcode)),
      status: (status) => this.#hearStatus(status),
      message: owned((message) => sink.message(this.#options.channel(), message)),
      receipt: owned((receipt) => sink.receipt(this.#options.channel(), receipt)),
      deleted: owned((deletion) => sink.deleted(this.#options.channel(), deletion)),
      reaction: owned((reaction) => sink.reaction(this.#options.channel(), reaction)),
      edited: owned((edit) => sink.edited(this.#options.channel(), edit)),
      typing: owned((peer) => sink.typing(this.#options.channel(), peer)),
      credentials: owned((text) => row.saveCredentials(text === null ? null : secrets.seal(text))),
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

  #takeAway(): number {
    const open = this.#open;
    if (!open) return 0;
    this.#open = null;
    this.#options.sink.closed(this.#options.channel());
    return this.#options.clock.now().getTime() - open.since;
  }

  #end({ reason, retry }: Pick<Ending, 'reason' | 'retry'>): void {
    if (this.#ending) return;
    this.#ending = { reason, retry, open_ms: this.#takeAway() };
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
