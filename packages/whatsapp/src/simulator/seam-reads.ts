import type { SeamOptions } from './seam-writes.ts';
import { SimulatorError } from './simulator-error.ts';
import { isEditable, threadOf, type ChannelState, type ThreadMessage } from './state.ts';

const CUSTOMERS_SHOWN = 200;

/** A message on a customer's phone; `at` is ISO 8601. */
export interface InboxRow {
  platform_message_id: string;
  type: ThreadMessage['type'];
  message: string;
  media_url: string | null;
  file_name: string | null;
  /** An audio that is heard as a voice note. */
  voice: boolean;
  /** A text that shows where its first link leads. */
  link_preview: boolean;
  reply_to: string | null;
  deleted: boolean;
  at: string;
}

/** A message of either side; for the customer's own, 2 the network has it, 3 the business got it, 4 it was read. */
export interface ThreadRow extends InboxRow {
  from: ThreadMessage['from'];
  status: ThreadMessage['status'];
  /** What the customer put on it. */
  reaction: string | null;
  edited: boolean;
  /** Whether the customer can still change it. */
  editable: boolean;
}

/** A business number; `qrcode` is there while it can be scanned. */
export interface ChannelRow {
  channel: string;
  phone: string | null;
  connected: boolean;
  qrcode: string | null;
}

/** A customer's phone on one channel. */
export interface CustomerRow {
  phone: string;
  name: string | null;
  last_message: ThreadRow | null;
}

/** What can be seen on the phones. */
export class SeamReads {
  readonly #options: SeamOptions;

  constructor(options: SeamOptions) {
    this.#options = options;
  }

  /** What that customer's phone received, in order; empty for a phone that nobody wrote to. */
  inbox(input: { channel: string; phone: string }): InboxRow[] {
    return (threadOf(this.#known(input.channel), input.phone)?.messages ?? [])
      .filter((message) => message.from !== 'customer')
      .map(inboxRow);
  }

  /** Every channel that the network has heard of, in the order in which it did. */
  channels(): ChannelRow[] {
    const { network, clock } = this.#options;
    network.refresh();
    const now = clock.now().getTime();
    return [...network.state.channels].map(([channel, { phone, online, qr }]) => ({
      channel,
      phone,
      connected: online !== null,
      qrcode: qr && qr.expires_at >= now ? qr.qrcode : null,
    }));
  }

  /** The customers of a channel, the latest message first; at most 200. */
  customers(input: { channel: string }): CustomerRow[] {
    return [...this.#known(input.channel).threads.values()]
      .map(({ phone, name, messages }) => ({ phone, name, last: messages.at(-1) }))
      .sort((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0))
      .slice(0, CUSTOMERS_SHOWN)
      .map(({ phone, name, last }) => ({ phone, name, last_message: last ? this.#threadRow(last) : null }));
  }

  /** Both directions of one customer's conversation, in order. */
  thread(input: { channel: string; phone: string }): ThreadRow[] {
    return (threadOf(this.#known(input.channel), input.phone)?.messages ?? []).map((message) =>
      this.#threadRow(message),
    );
  }

  #threadRow(message: ThreadMessage): ThreadRow {
    const { from, status, reaction, edited } = message;
    const editable = isEditable(message, this.#options.clock.now().getTime());
    return { ...inboxRow(message), from, status, reaction, edited: edited !== null, editable };
  }

  #known(channel_id: string): ChannelState {
    const { network } = this.#options;
    network.refresh();
    const channel = network.channel(channel_id);
    if (!channel) throw new SimulatorError(404, 'Canal não encontrado no simulador.');
    return channel;
  }
}

function inboxRow(message: ThreadMessage): InboxRow {
  const {
    message: first,
    edited,
    platform_message_id,
    type,
    media_url,
    file_name,
    voice,
    link_preview,
    reply_to,
    deleted,
    at,
  } = message;
  return {
    platform_message_id,
    type,
    message: edited ?? first,
    media_url,
    file_name,
    voice,
    link_preview,
    reply_to,
    deleted,
    at: new Date(at).toISOString(),
  };
}
