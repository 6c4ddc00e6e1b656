import { editWindowMs, type ChannelMessageType, type Choices, type MessageMark } from '../messages.ts';
import type { RejectionCode } from '../refusals.ts';
import { phoneKey } from './phone.ts';

/** One message of a conversation, as both phones know it. */
export interface StoredMessage {
  platform_message_id: string;
  /** The customer's digits as this message spelled them. */
  phone: string;
  /** `own-phone`: the business wrote it on its handset; `business`: it came through the channel's connection. */
  from: 'customer' | 'business' | 'own-phone';
  type: ChannelMessageType;
  /** The first text. */
  message: string;
  /** The text after its writer's edit. */
  edited: string | null;
  media_url: string | null;
  file_name: string | null;
  /** Whether it is played as a voice note. */
  voice: boolean;
  /** Whether a text shows a preview of its first link. */
  link_preview: boolean;
  reply_to: string | null;
  deleted: boolean;
  /** The customer's reaction, and the company's. */
  reaction: string | null;
  company_reaction: string | null;
  marks: MessageMark[];
  option_id: string | null;
  choices: Choices | null;
  /** 2 accepted by the network, 3 delivered, 4 read. */
  status: 2 | 3 | 4;
  at: number;
}

/** A customer's phone as seen from one channel. */
export interface Thread {
  phone: string;
  name: string | null;
  /** Whether the network keeps the phone from the business, which then knows the customer by a LID. */
  hides_phone: boolean;
  /** Whether it has ever named the customer by a LID. */
  has_lid: boolean;
  /** Until when the phone shows that the company is typing (epoch milliseconds). */
  typing_until: number;
  /** As a `data:` URL; null when hidden. */
  picture: string | null;
  messages: StoredMessage[];
}

/** Something the channel's owner has to be notified of, kept until acknowledged. */
export type FeedItem =
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'receipt'; platform_message_id: string; status: 3 | 4; at: number }
  | { kind: 'deleted'; platform_message_id: string; phone: string }
  | { kind: 'identified'; phone: string }
  | { kind: 'call'; id: string; phone: string; video: boolean; at: number }
  | { kind: 'failed'; platform_message_id: string; code: RejectionCode }
  | { kind: 'reaction'; platform_message_id: string; emoji: string | null; at: number }
  | { kind: 'edited'; platform_message_id: string; phone: string; message: string; at: number };

/** One business number and everything the network keeps for it. */
export interface ChannelState {
  /** The business phone that scanned last; null until the first scan. */
  phone: string | null;
  login: string | null;
  qr: { qrcode: string; connection: string; expires_at: number } | null;
  /** The connection that the network talks to; the only one whose sends count. */
  online: string | null;
  /** Why the network refuses this number, until the fault ends. */
  refused: 'banned' | 'restricted' | null;
  /** Reconnecting fails before this time (epoch milliseconds). */
  down_until: number;
  slow_ms: number;
  send_errors: number;
  send_timeouts: number;
  /**
   * The network refuses new chats until then (epoch milliseconds): infinite when it does not say so, null when it never
   * did.
   */
  chats_held_until: number | null;
  quota: { used: number; limit: number } | null;
  /** Sends are refused until then: all of them, or those to a phone, by its key. */
  postponed_until: number;
  postponed: Map<string, number>;
  unregistered: Set<string>;
  threads: Map<string, Thread>;
  messages: Map<string, StoredMessage>;
  /** What is not acknowledged yet, by feed number, in order. */
  feed: Map<number, FeedItem>;
  /** The last feed number given; numbers start at 1 and have no gaps. */
  feed_last: number;
}

/** Returns whether a customer's phone may edit this message of theirs now (epoch milliseconds). */
export function isEditable({ from, type, deleted, at }: StoredMessage, now: number): boolean {
  return from === 'customer' && type === 'text' && !deleted && now - at <= editWindowMs;
}

/** The whole simulated network: a pure function of its journal. */
export interface NetworkState {
  channels: Map<string, ChannelState>;
  /** Every QR ever issued, with its channel. */
  qrcodes: Map<string, string>;
  /** The spelling that each customer's phone used last, by phone key. */
  spellings: Map<string, string>;
}

/** Returns a network on which nothing has happened. */
export function emptyNetwork(): NetworkState {
  return { channels: new Map(), qrcodes: new Map(), spellings: new Map() };
}

/** Returns a channel that the network has just come to know. */
export function emptyChannel(): ChannelState {
  return {
    phone: null,
    login: null,
    qr: null,
    online: null,
    refused: null,
    down_until: 0,
    slow_ms: 0,
    send_errors: 0,
    send_timeouts: 0,
    chats_held_until: null,
    quota: null,
    postponed_until: 0,
    postponed: new Map(),
    unregistered: new Set(),
    threads: new Map(),
    messages: new Map(),
    feed: new Map(),
    feed_last: 0,
  };
}

/** Returns the thread of a customer, in either spelling of the phone, or undefined. */
export function threadOf(channel: ChannelState, phone: string): Thread | undefined {
  return channel.threads.get(phoneKey(phone));
}
