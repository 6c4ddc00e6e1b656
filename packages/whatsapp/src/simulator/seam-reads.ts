import type {
  InboxMessage,
  KnownCustomer,
  SimulatedChannel,
  SimulatedPlace,
  ThreadMessage,
} from '@prosa/contract';
import type { SeamOptions } from './seam-writes.ts';
import { SimulatorError } from './simulator-error.ts';
import { isEditable, threadOf, type ChannelState, type StoredMessage } from './state.ts';

const CUSTOMERS_SHOWN = 200;

/** What can be seen on the phones. */
export class SeamReads {
  readonly #options: SeamOptions;

  constructor(options: SeamOptions) {
    this.#options = options;
  }

  /** Returns what that customer's phone received, in order; empty for a phone that nobody wrote to. */
  inbox(input: SimulatedPlace): InboxMessage[] {
    return (threadOf(this.#known(input.channel), input.phone)?.messages ?? [])
      .filter((message) => message.from !== 'customer')
      .map(inboxMessage);
  }

  /** Lists every channel that the network has ever known, oldest first. */
  channels(): SimulatedChannel[] {
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

  /** Lists the customers of a channel, latest message first; at most 200. */
  customers(input: { channel: string }): KnownCustomer[] {
    return [...this.#known(input.channel).threads.values()]
      .map(({ messages, ...customer }) => ({ customer, last: messages.at(-1) }))
      .sort((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0))
      .slice(0, CUSTOMERS_SHOWN)
      .map(({ customer: { phone, name, hides_phone, typing_until }, last }) => ({
        phone,
        name,
        hides_phone,
        is_typed_to: typing_until > this.#options.clock.now().getTime(),
        last_message: last ? this.#threadMessage(last) : null,
      }));
  }

  /** Returns both directions of one customer's conversation, in order. */
  thread(input: SimulatedPlace): ThreadMessage[] {
    return (threadOf(this.#known(input.channel), input.phone)?.messages ?? []).map((message) =>
      this.#threadMessage(message),
    );
  }

  #threadMessage(message: StoredMessage): ThreadMessage {
    const { from, status, reaction, company_reaction, edited, marks, choices } = message;
    const editable = isEditable(message, this.#options.clock.now().getTime());
    const shown = { reaction, company_reaction, marks, choices, edited: edited !== null, editable };
    return { ...inboxMessage(message), from, status, ...shown };
  }

  #known(channel_id: string): ChannelState {
    const { network } = this.#options;
    network.refresh();
    const channel = network.channel(channel_id);
    if (!channel) throw new SimulatorError(404, 'Canal não encontrado no simulador.');
    return channel;
  }
}

function inboxMessage(message: StoredMessage): InboxMessage {
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
