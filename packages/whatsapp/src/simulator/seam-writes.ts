import type { seamWrites } from '@prosa/contract';
import type { z } from 'zod';
import type { SimulatedNetwork } from './network.ts';
import { inventPhone, nonce, phoneKey, type RandomBytes } from './phone.ts';
import { SimulatorError } from './simulator-error.ts';
import { isEditable, threadOf, type ChannelState, type StoredMessage } from './state.ts';
import type { Clock } from '../timing.ts';

/** What the seam is made of. */
export interface SeamOptions {
  network: SimulatedNetwork;
  clock: Clock;
  random: RandomBytes;
}

type Input<K extends keyof typeof seamWrites> = z.output<(typeof seamWrites)[K]>;

/** What the phones do. Each call resolves when it is in the network's journal. */
export class SeamWrites {
  readonly #network: SimulatedNetwork;
  readonly #clock: Clock;
  readonly #random: RandomBytes;

  constructor(options: SeamOptions) {
    this.#network = options.network;
    this.#clock = options.clock;
    this.#random = options.random;
  }

  /** Scans the QR of a channel with the business phone; 404 unknown QR, 409 used, replaced or expired. */
  async scan(input: Input<'scan'>): Promise<{ phone: string }> {
    this.#network.refresh();
    const { qrcode } = input;
    const channel_id = this.#network.state.qrcodes.get(qrcode);
    const channel = channel_id === undefined ? undefined : this.#network.channel(channel_id);
    if (channel_id === undefined || !channel) throw new SimulatorError(404, 'QR Code desconhecido.');
    const place = this.#place(channel_id);
    const dead = new SimulatorError(409, 'Esse QR Code já foi usado ou expirou. Gere um novo.');
    if (channel.qr?.qrcode !== qrcode || channel.qr.expires_at < place.at) throw dead;
    const phone = input.phone ?? inventPhone(this.#random);
    const login = nonce(this.#random, 16);
    await this.#network.append({ kind: 'paired', ...place, qrcode, phone, login });
    if (channel.login !== login) throw dead;
    return { phone };
  }

  /** Sends a customer's message; 409 when no phone ever scanned for the channel, or the id is another customer's. */
  async send(input: Input<'send'>): Promise<{ platform_message_id: string }> {
    const { channel: channel_id, ...content } = input;
    const channel = this.#paired(channel_id);
    const platform_message_id = input.platform_message_id ?? `3EB0${nonce(this.#random)}`;
    this.#refuseForeignId({ channel, platform_message_id, phone: input.phone, from: ['customer'] });
    await this.#network.append({
      kind: 'customer-message',
      ...this.#place(channel_id),
      ...content,
      platform_message_id,
    });
    return { platform_message_id };
  }

  /** Tells the business which phone a customer who hid it has. */
  async identify({ channel, phone }: Input<'identify'>): Promise<{ phone: string }> {
    this.#paired(channel);
    await this.#network.append({ kind: 'identified', ...this.#place(channel), phone });
    return { phone };
  }

  /** Lets a customer call; nobody answers. */
  async call({ channel, phone, video, id: given }: Input<'call'>): Promise<{ id: string }> {
    this.#paired(channel);
    const id = given ?? nonce(this.#random, 8);
    await this.#network.append({ kind: 'called', ...this.#place(channel), phone, id, video });
    return { id };
  }

  /** Lets a message that was accepted fail on its way; any id is accepted. */
  async fail({
    channel,
    platform_message_id,
    code,
  }: Input<'fail'>): Promise<{ platform_message_id: string }> {
    this.#paired(channel);
    await this.#network.append({ kind: 'failed', ...this.#place(channel), platform_message_id, code });
    return { platform_message_id };
  }

  /** Shows or hides a customer's picture. */
  async picture({ channel, phone, picture }: Input<'picture'>): Promise<{ phone: string }> {
    this.#paired(channel);
    await this.#network.append({ kind: 'picture', ...this.#place(channel), phone, picture });
    return { phone };
  }

  /** Deletes a customer's own message for everyone; 404 when that phone did not write it. */
  async delete(input: Input<'delete'>): Promise<{ platform_message_id: string }> {
    const { channel, phone, platform_message_id } = input;
    const message = this.#paired(channel).messages.get(platform_message_id);
    if (message && !isWrittenBy(message, phone))
      throw new SimulatorError(404, 'Mensagem não encontrada nesse telefone.');
    const place = this.#place(channel);
    await this.#network.append({ kind: 'customer-deleted', ...place, phone, platform_message_id });
    return { platform_message_id };
  }

  /** Puts a customer's reaction on a message of either side; an empty emoji removes it. */
  async react(input: Input<'react'>): Promise<{ platform_message_id: string }> {
    const { channel, platform_message_id, emoji } = input;
    this.#paired(channel);
    await this.#network.append({
      kind: 'customer-reacted',
      ...this.#place(channel),
      platform_message_id,
      emoji: emoji || null,
    });
    return { platform_message_id };
  }

  /** Edits a customer's own text; 404 when that phone did not write it, 409 when it may not be edited any more. */
  async edit(input: Input<'edit'>): Promise<{ platform_message_id: string }> {
    const { channel, ...edit } = input;
    const message = this.#paired(channel).messages.get(edit.platform_message_id);
    const place = this.#place(channel);
    if (message && !isWrittenBy(message, edit.phone))
      throw new SimulatorError(404, 'Mensagem não encontrada nesse telefone.');
    if (message && !isEditable(message, place.at)) {
      throw new SimulatorError(409, 'Só um texto pode ser editado, até 15 minutos depois de enviado.');
    }
    await this.#network.append({ kind: 'customer-edited', ...place, ...edit });
    return { platform_message_id: edit.platform_message_id };
  }

  /** Sends a customer's receipt, 3 delivered or 4 read; the reply counts the receipts sent. */
  async receipt(input: Input<'receipt'>): Promise<{ receipts: number }> {
    const { phone, status } = input;
    const thread = threadOf(this.#known(input.channel), phone);
    const lower = thread?.messages.filter(
      (message) => message.from !== 'customer' && message.status < status,
    );
    const platform_message_id = input.platform_message_id ?? null;
    const receipts = platform_message_id === null ? (lower?.length ?? 0) : 1;
    const place = this.#place(input.channel);
    if (receipts > 0)
      await this.#network.append({ kind: 'receipt', ...place, phone, status, platform_message_id });
    return { receipts };
  }

  /** Sends a message that the business wrote to a customer on its own handset. */
  async ownPhone(input: Input<'own-phone'>): Promise<{ platform_message_id: string }> {
    const { channel: channel_id, ...content } = input;
    const channel = this.#paired(channel_id);
    const platform_message_id = input.platform_message_id ?? `3A${nonce(this.#random)}`;
    this.#refuseForeignId({
      channel,
      platform_message_id,
      phone: input.phone,
      from: ['business', 'own-phone'],
    });
    await this.#network.append({
      kind: 'own-phone',
      ...this.#place(channel_id),
      ...content,
      platform_message_id,
    });
    return { platform_message_id };
  }

  /** Sets a fault of a channel, or ends them all with `none`. */
  async fault(input: Input<'fault'>): Promise<{ channel: string; kind: string }> {
    const { channel, ...fault } = input;
    this.#known(channel);
    await this.#network.append({ kind: 'fault', ...this.#place(channel), fault });
    return { channel, kind: fault.kind };
  }

  /** Emits that a customer is typing; only a connection that is open now gets it. */
  async typing(input: Input<'typing'>): Promise<{ channel: string }> {
    this.#paired(input.channel);
    await this.#network.append({ kind: 'typing', ...this.#place(input.channel), phone: input.phone });
    return { channel: input.channel };
  }

  #known(channel_id: string): ChannelState {
    this.#network.refresh();
    const channel = this.#network.channel(channel_id);
    if (!channel) throw new SimulatorError(404, 'Canal não encontrado no simulador.');
    return channel;
  }

  #paired(channel_id: string): ChannelState {
    const channel = this.#known(channel_id);
    if (channel.phone === null) {
      throw new SimulatorError(409, 'Nenhum telefone leu o QR Code desse canal ainda.');
    }
    return channel;
  }

  #refuseForeignId(wanted: {
    channel: ChannelState;
    platform_message_id: string;
    phone: string;
    from: string[];
  }): void {
    const known = wanted.channel.messages.get(wanted.platform_message_id);
    if (!known) return;
    if (wanted.from.includes(known.from) && phoneKey(known.phone) === phoneKey(wanted.phone)) return;
    throw new SimulatorError(409, 'Esse identificador já pertence a outra mensagem.');
  }

  #place(channel: string): { channel: string; at: number } {
    return { channel, at: this.#clock.now().getTime() };
  }
}

function isWrittenBy({ from, phone: wrote }: StoredMessage, phone: string): boolean {
  return from === 'customer' && phoneKey(wrote) === phoneKey(phone);
}
