import type { ChannelConnection, ChannelEvents, CloseReason } from '../driver.ts';
import type { OutboundMessage, ReactionTarget } from '../messages.ts';
import type { Entry } from './entry.ts';
import { FeedPump, type LinkContext } from './feed-pump.ts';
import { newChatLimitOf } from './new-chat-limit.ts';
import { Outgoing } from './outgoing.ts';
import { jidOf, nonce, type RandomBytes } from './phone.ts';
import type { ChannelState } from './state.ts';
import { peerOf } from './tell-owner.ts';

const LOGIN_PREFIX = 'prosa-sim-login:';

/** What a link needs besides the driver's own context. */
export interface LinkOptions {
  context: Omit<LinkContext, 'signal'>;
  random: RandomBytes;
  credentials: string | null;
  /** Whether the login is a code to type on a phone, in place of a QR. */
  pairing_phone: string | null;
  /** How long a QR may be scanned, in milliseconds. */
  qr_lifetime_ms: number;
  /** How often the network gives a sign of life, in milliseconds. */
  alive_every_ms: number;
  /** Called with errors of event handlers when the port offers no other way to report them. */
  report: (error: unknown) => void;
}

/**
 * One connection of one channel. Every change of phase happens in `#hear`, when the journal's entry arrives, so that
 * a link never believes anything that the network (and every other process) does not.
 */
export class SimulatorLink implements ChannelConnection {
  readonly #options: LinkOptions;
  readonly #events: ChannelEvents;
  readonly #connection: string;
  readonly #down = new AbortController();
  readonly #pump: FeedPump;
  readonly #outgoing: Outgoing;
  readonly #unwatch: () => void;
  #phase: 'starting' | 'asking' | 'qr' | 'opening' | 'open' | 'closed' = 'starting';
  #qrcode: string | null = null;
  #login: string | null;
  #saidLimit = '';
  /** Emits events to the owner one at a time. */
  #told: Promise<void> = Promise.resolve();

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#events = options.context.events;
    this.#connection = nonce(options.random);
    this.#login = options.credentials?.replace(LOGIN_PREFIX, '') ?? null;
    const context: LinkContext = { ...options.context, signal: this.#down.signal };
    this.#pump = new FeedPump(context);
    this.#outgoing = new Outgoing(context, this.#connection);
    this.#unwatch = context.network.watch(context.channel_id, (entry) => this.#hear(entry));
    this.#tell(() => this.#events.status({ status: 'connecting' }));
    this.#tell(() => this.#begin());
  }

  send(message: OutboundMessage): Promise<void> {
    return this.#outgoing.send(message);
  }

  confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'> {
    return this.#outgoing.confirm(platform_message_id);
  }

  delete(_to: string, platform_message_id: string): Promise<void> {
    return this.#outgoing.delete(platform_message_id);
  }

  checkPhone(phone: string): Promise<string | null> {
    return this.#outgoing.checkPhone(phone);
  }

  fetchMedia(media_ref: string): Promise<Uint8Array> {
    return this.#outgoing.fetchMedia(media_ref);
  }

  markRead(to: string): Promise<void> {
    return this.#outgoing.markRead(to);
  }

  edit(_to: string, platform_message_id: string, message: string): Promise<void> {
    return this.#outgoing.edit(platform_message_id, message);
  }

  react({ platform_message_id }: ReactionTarget, emoji: string | null): Promise<void> {
    return this.#outgoing.react(platform_message_id, emoji);
  }

  profilePicture(jid: string): Promise<Uint8Array | null> {
    return this.#outgoing.profilePicture(jid);
  }

  typing(to: string, on: boolean): void {
    this.#emitAside(() => this.#outgoing.typing(to, on));
  }

  async disconnect(): Promise<void> {
    if (this.#phase === 'closed') return;
    this.#end('requested');
    await this.#append({ kind: 'disconnected', ...this.#place(), connection: this.#connection });
    await this.#told;
  }

  async #begin(): Promise<void> {
    if (this.#phase !== 'starting') return;
    this.#options.context.network.refresh();
    const obstacle = this.#obstacle();
    if (obstacle) return this.#end(obstacle);
    if (this.#login !== null) return this.#open(this.#login);
    this.#phase = 'asking';
    const isTyped = this.#options.pairing_phone !== null;
    this.#qrcode = isTyped
      ? nonce(this.#options.random, 4)
      : `prosa-sim:${this.#options.context.channel_id}:${nonce(this.#options.random)}`;
    const expires_at = this.#place().at + this.#options.qr_lifetime_ms;
    const origin = { ...this.#place(), connection: this.#connection };
    await this.#append({ kind: 'qr-issued', ...origin, qrcode: this.#qrcode, expires_at });
    // By now the link may have received more than its own entry.
    if (this.#isClosed()) return;
    await (isTyped ? this.#events.pairingCode(this.#qrcode) : this.#events.qr(this.#qrcode));
    void this.#expire();
  }

  async #expire(): Promise<void> {
    await this.#options.context.wait(this.#options.qr_lifetime_ms, this.#down.signal);
    if (this.#phase === 'qr') this.#end('qr_expired');
  }

  #open(login: string): Promise<void> {
    this.#phase = 'opening';
    return this.#append({ kind: 'connected', ...this.#place(), connection: this.#connection, login });
  }

  #hear(entry: Entry): void {
    const channel = this.#options.context.network.channel(entry.channel);
    if (!channel || this.#phase === 'closed') return;
    if (entry.kind === 'typing') {
      if (this.#phase === 'open') this.#emitAside(() => this.#events.typing(peerOf(channel, entry.phone)));
      return;
    }
    if (entry.kind === 'qr-issued' && entry.connection === this.#connection) this.#phase = 'qr';
    else if (entry.kind === 'paired' && entry.qrcode === this.#qrcode) this.#takeLogin(entry.login);
    else if (entry.kind === 'connected' && entry.connection === this.#connection)
      this.#answerConnect(channel);
    else if (this.#isLost(channel)) this.#end(reasonOf(entry));
    else if (entry.kind === 'fault') this.#tellLimit();
    else this.#pump.wake();
  }

  /** Emits what the network says about new chats, if it ever said something, and not the same before. */
  #tellLimit(): void {
    const channel = this.#options.context.network.channel(this.#options.context.channel_id);
    if (!channel || this.#phase !== 'open') return;
    if (channel.chats_held_until === null && !channel.quota) return;
    const limit = newChatLimitOf(channel, this.#place().at);
    const said = JSON.stringify(limit);
    if (said === this.#saidLimit) return;
    this.#saidLimit = said;
    this.#tell(() => this.#events.newChatLimit(limit));
  }

  #isLost(channel: ChannelState): boolean {
    if (this.#phase === 'open') return channel.online !== this.#connection;
    return this.#phase === 'qr' && channel.qr?.qrcode !== this.#qrcode;
  }

  #isClosed(): boolean {
    return this.#phase === 'closed';
  }

  #takeLogin(login: string): void {
    if (this.#phase !== 'qr') return;
    this.#phase = 'opening';
    this.#login = login;
    this.#tell(async () => {
      await this.#events.credentials(LOGIN_PREFIX + login);
      if (this.#phase === 'opening') await this.#open(login);
    });
  }

  #answerConnect(channel: ChannelState): void {
    if (channel.online !== this.#connection) {
      this.#end(this.#obstacle() ?? 'connection_lost');
      return;
    }
    const phone = channel.phone ?? '';
    this.#phase = 'open';
    this.#tell(async () => {
      if (this.#phase !== 'open') return;
      await this.#events.status({ status: 'open', phone, jid: jidOf(phone) });
      this.#tellLimit();
      this.#pump.start();
      void this.#live();
    });
  }

  /** Emits signs of life, which the network gives also while nobody writes. */
  async #live(): Promise<void> {
    while (!this.#isClosed()) {
      this.#events.alive();
      await this.#options.context.wait(this.#options.alive_every_ms, this.#down.signal);
    }
  }

  /** Returns why the network would refuse this link now. */
  #obstacle(): CloseReason | null {
    const channel = this.#options.context.network.channel(this.#options.context.channel_id);
    if (channel?.refused) return channel.refused;
    if (channel && this.#place().at < channel.down_until) return 'connection_lost';
    return this.#login !== null && channel?.login !== this.#login ? 'logged_out' : null;
  }

  #end(reason: CloseReason): void {
    if (this.#phase === 'closed') return;
    this.#phase = 'closed';
    this.#unwatch();
    this.#down.abort();
    const retry = reason === 'connection_lost';
    if (reason === 'logged_out') this.#tell(() => this.#events.credentials(null));
    this.#tell(() => this.#events.status({ status: 'close', reason, retry }));
  }

  /**
   * Emits an event; a handler that fails takes the link down, so that the owner connects again and gets everything
   * again.
   */
  #tell(event: () => Promise<void>): void {
    this.#told = this.#told.then(event).catch((error: unknown) => {
      this.#options.report(error);
      this.#end('connection_lost');
    });
  }

  #emitAside(event: () => Promise<void>): void {
    event().catch(this.#options.report);
  }

  #append(entry: Entry): Promise<void> {
    return this.#options.context.network.append(entry);
  }

  #place(): { channel: string; at: number } {
    const { channel_id, clock } = this.#options.context;
    return { channel: channel_id, at: clock.now().getTime() };
  }
}

function reasonOf(entry: Entry): CloseReason {
  if (entry.kind === 'logged-out') return 'logged_out';
  if (entry.kind !== 'fault') return 'replaced';
  if (entry.fault.kind === 'banned' || entry.fault.kind === 'restricted') return entry.fault.kind;
  return entry.fault.kind === 'logout' ? 'logged_out' : 'connection_lost';
}
