import { phonePattern } from '@prosa/contract';
import { editWindowMs, type Choices, type OutboundMessage } from '../messages.ts';
import {
  MediaUnavailable,
  NotConnected,
  SendPostponed,
  SendOutcomeUnknown,
  SendRejected,
} from '../refusals.ts';
import type { LinkContext } from './feed-pump.ts';
import { downloadMedia } from '../media.ts';
import { isLid, jidOf, lidJidOf, phoneKey, phoneOf } from './phone.ts';
import { refusesChats } from './new-chat-limit.ts';
import { threadOf, type ChannelState } from './state.ts';
import type { Entry } from './entry.ts';

/** What a link asks of the network for its owner, one request after the other. */
export class Outgoing {
  readonly #context: LinkContext;
  readonly #connection: string;
  #line: Promise<void> = Promise.resolve();

  constructor(context: LinkContext, connection: string) {
    this.#context = context;
    this.#connection = connection;
  }

  /** See `ChannelConnection.send`. */
  send(message: OutboundMessage): Promise<void> {
    return this.#inLine(async () => {
      const channel = await this.#ready();
      const phone = this.#phoneOf(channel, message.to);
      if (!isRegistered(channel, phone)) throw new SendRejected('unregistered');
      this.#refuseByLimits(channel, phone);
      await this.#refuseIfAsked(channel);
      const { to: _to, template: _template, choices = null, ...content } = message;
      const answer_lost = channel.send_timeouts > 0;
      const origin = { ...this.#place(), connection: this.#connection };
      await this.#append({
        kind: 'outbound',
        ...origin,
        ...content,
        choices: choices && copyOf(choices),
        phone,
        answer_lost,
      });
      if (!isOnPhone(channel, message.platform_message_id)) throw new NotConnected();
      if (answer_lost) throw new SendOutcomeUnknown();
    });
  }

  /** See `ChannelConnection.confirm`. Waits for sends under way, so that 'absent' is final. */
  confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'> {
    return this.#inLine(async () => {
      await this.#beSlow();
      const channel = this.#online();
      if (!channel) return 'unknown';
      return isOnPhone(channel, platform_message_id) ? 'accepted' : 'absent';
    });
  }

  /** See `ChannelConnection.delete`. */
  delete(platform_message_id: string): Promise<void> {
    return this.#inLine(async () => {
      const channel = await this.#ready();
      if (!isOnPhone(channel, platform_message_id)) throw new SendRejected('refused');
      const origin = { ...this.#place(), connection: this.#connection };
      await this.#append({ kind: 'outbound-deleted', ...origin, platform_message_id });
      if (!channel.messages.get(platform_message_id)?.deleted) throw new NotConnected();
    });
  }

  /** See `ChannelConnection.edit`. */
  edit(platform_message_id: string, message: string): Promise<void> {
    return this.#inLine(async () => {
      const channel = await this.#ready();
      await this.#refuseIfAsked(channel);
      const known = channel.messages.get(platform_message_id);
      const late = this.#place().at - (known?.at ?? 0) > editWindowMs;
      if (!isOnPhone(channel, platform_message_id) || late) throw new SendRejected('refused');
      const origin = { ...this.#place(), connection: this.#connection };
      await this.#append({ kind: 'outbound-edited', ...origin, platform_message_id, message });
      if (known?.edited !== message) throw new NotConnected();
    });
  }

  /** See `ChannelConnection.react`. */
  react(platform_message_id: string, emoji: string | null): Promise<void> {
    return this.#inLine(async () => {
      const channel = await this.#ready();
      await this.#refuseIfAsked(channel);
      const known = channel.messages.get(platform_message_id);
      if (!known) throw new SendRejected('refused');
      const origin = { ...this.#place(), connection: this.#connection };
      await this.#append({ kind: 'outbound-reacted', ...origin, platform_message_id, emoji });
      if (known.company_reaction !== emoji) throw new NotConnected();
    });
  }

  /** See `ChannelConnection.typing`. */
  async typing(to: string, on: boolean): Promise<void> {
    const channel = this.#online();
    if (!channel) return;
    const phone = this.#phoneOf(channel, to);
    await this.#append({ kind: 'business-typing', ...this.#place(), phone, on });
  }

  /** See `ChannelConnection.profilePicture`. */
  async profilePicture(jid: string): Promise<Uint8Array | null> {
    const channel = await this.#ready();
    const picture = threadOf(channel, this.#phoneOf(channel, jid))?.picture;
    return picture ? downloadMedia(picture) : null;
  }

  /** See `ChannelConnection.checkPhone`. */
  async checkPhone(phone: string): Promise<string | null> {
    const channel = await this.#ready();
    const digits = phoneOf(phone);
    if (!isRegistered(channel, digits)) return null;
    return jidOf(this.#context.network.state.spellings.get(phoneKey(digits)) ?? digits);
  }

  /** See `ChannelConnection.fetchMedia`; works without a link too. */
  async fetchMedia(media_ref: string): Promise<Uint8Array> {
    const media_url = this.#channel()?.messages.get(media_ref)?.media_url;
    if (!media_url) throw new MediaUnavailable('not_found');
    return downloadMedia(media_url);
  }

  /** See `ChannelConnection.markRead`. */
  async markRead(to: string): Promise<void> {
    const channel = await this.#ready();
    await this.#append({ kind: 'business-read', ...this.#place(), phone: this.#phoneOf(channel, to) });
  }

  /** Carries out the fault that the network refuses what is sent. */
  async #refuseIfAsked(channel: ChannelState): Promise<void> {
    if (channel.send_errors === 0) return;
    await this.#append({ kind: 'send-refused', ...this.#place() });
    throw new SendRejected('refused');
  }

  /** Returns the phone behind an address, also of a customer who hides it. */
  #phoneOf(channel: ChannelState, address: string): string {
    if (!isLid(address)) return phoneOf(address);
    const threads = [...channel.threads.values()];
    return threads.find(({ phone }) => lidJidOf(phone) === address)?.phone ?? '';
  }

  /** Throws what the network answers while it holds new chats, or takes nothing. */
  #refuseByLimits(channel: ChannelState, phone: string): void {
    const { at } = this.#place();
    if (channel.postponed_until > at) throw new SendPostponed(new Date(channel.postponed_until), 'number');
    const until = channel.postponed.get(phoneKey(phone)) ?? 0;
    if (until > at) throw new SendPostponed(new Date(until), 'conversation');
    if (refusesChats(channel, at) && !hasWritten(channel, phone)) throw new SendRejected('new_chats_held');
  }

  async #ready(): Promise<ChannelState> {
    await this.#beSlow();
    const channel = this.#online();
    if (!channel) throw new NotConnected();
    return channel;
  }

  async #beSlow(): Promise<void> {
    const slow_ms = this.#channel()?.slow_ms ?? 0;
    if (slow_ms > 0) await this.#context.wait(slow_ms, this.#context.signal);
  }

  #online(): ChannelState | null {
    this.#context.network.refresh();
    const channel = this.#channel();
    return channel && channel.online === this.#connection && !this.#context.signal.aborted ? channel : null;
  }

  #channel(): ChannelState | undefined {
    return this.#context.network.channel(this.#context.channel_id);
  }

  /** Appends an entry; when the journal cannot be written, it is unknown whether the entry got there. */
  async #append(entry: Entry): Promise<void> {
    try {
      await this.#context.network.append(entry);
    } catch {
      throw new SendOutcomeUnknown();
    }
  }

  #place(): { channel: string; at: number } {
    return { channel: this.#context.channel_id, at: this.#context.clock.now().getTime() };
  }

  #inLine<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#line.then(task);
    this.#line = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}

function hasWritten(channel: ChannelState, phone: string): boolean {
  return threadOf(channel, phone)?.messages.some(({ from }) => from === 'customer') ?? false;
}

function isRegistered(channel: ChannelState, phone: string): boolean {
  return phonePattern.test(phone) && !channel.unregistered.has(phoneKey(phone));
}

function copyOf({ button, options }: Choices): {
  button: string | null;
  options: Choices['options'][number][];
} {
  return { button, options: [...options] };
}

function isOnPhone(channel: ChannelState, platform_message_id: string): boolean {
  const message = channel.messages.get(platform_message_id);
  return message !== undefined && message.from !== 'customer';
}
