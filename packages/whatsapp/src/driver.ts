/** What a driver can do. The owner never calls what is not declared. */
export interface Capabilities {
  /** What it can send. */
  sends: readonly ChannelMessageType[];
  quotedReply: boolean;
  deleteMessage: boolean;
  voiceNote: boolean;
  buttons: boolean;
  readReceipts: boolean;
  templates: boolean;
  /** The driver can answer `confirm`, so an unknown outcome can be reconciled before a retry. */
  confirm: boolean;
}

/** Message types of the specification, section 3, that travel over a channel, and stickers. */
export type ChannelMessageType =
  'text' | 'audio' | 'video' | 'image' | 'document' | 'sticker' | 'location' | 'contact';

/** The sender or receiver of a message: digits in E.164 without '+', and the address the network gave. */
export interface Peer {
  phone: string | null;
  jid: string;
  name: string | null;
}

/** A message that the network delivered to the channel. `ack` semantics: see `ChannelEvents.message`. */
export interface InboundMessage {
  platform_message_id: string;
  peer: Peer;
  /** True when the business wrote it on its own handset. */
  from_me: boolean;
  type: ChannelMessageType;
  message: string;
  /** Opaque reference for `fetchMedia`; null when there is no file. */
  media_ref: string | null;
  file_name: string | null;
  /** Whether it is an audio that was spoken into the phone. */
  voice: boolean;
  reply_to: string | null;
  at: Date;
}

/** A message for the channel to send. We choose the id, and it stays the same on every try. */
export interface OutboundMessage {
  platform_message_id: string;
  to: string;
  type: ChannelMessageType;
  message: string;
  /** For a sticker, a WebP of 512 by 512 pixels. */
  media_url: string | null;
  file_name: string | null;
  /** `media_url` is Opus in Ogg, one channel, to be played as a voice note; only when `voiceNote` is declared. */
  voice: boolean;
  /** For a text, whether a preview of its first link is shown below it; a driver that cannot do this ignores it. */
  link_preview: boolean;
  reply_to: string | null;
}

/** Delivery state of one message: 2 accepted, 3 delivered, 4 read, 5 played. */
export interface Receipt {
  platform_message_id: string;
  status: 2 | 3 | 4 | 5;
  at: Date;
}

/** An emoji that one side of a conversation put on a message, or removed. One per side: a later one replaces it. */
export interface Reaction {
  /** The message that has the reaction; it may not have been delivered yet. */
  platform_message_id: string;
  /** True when the business reacted on its own handset. */
  from_me: boolean;
  /** Null removes it. */
  emoji: string | null;
  at: Date;
}

/** A customer's new text for a message of theirs. An event of its own, since the message's id stays the same. */
export interface MessageEdit {
  platform_message_id: string;
  /** The other side of the conversation; nobody edits what somebody else wrote. */
  peer: Peer;
  message: string;
  at: Date;
}

/** A customer took a message of theirs back for everyone. */
export interface Deletion {
  platform_message_id: string;
  /** The other side of the conversation; nobody takes back what somebody else wrote. */
  peer: Peer;
}

/** How long after a message was written the network allows edits. */
export const editWindowMs = 15 * 60_000;

/**
 * Why a connection ended. `restricted`: the network refuses connections of the number for a time that it does not
 * disclose; `banned`: for good. `retry` says whether the owner may reconnect automatically.
 */
export type CloseReason =
  'requested' | 'connection_lost' | 'logged_out' | 'banned' | 'restricted' | 'replaced' | 'qr_expired';

export type ChannelStatus =
  | { status: 'connecting' }
  | { status: 'open'; phone: string; jid: string }
  | { status: 'close'; reason: CloseReason; retry: boolean };

/**
 * The events a connected channel emits to its owner. The driver calls in the network's order; it does not wait for
 * one `message` or `receipt` promise before the next call (many may be in progress, so that the owner can batch), but
 * awaits the others.
 */
export interface ChannelEvents {
  qr(qrcode: string): Promise<void>;
  status(status: ChannelStatus): Promise<void>;
  /** Resolving acknowledges the message to the network; rejecting leaves it there for redelivery. */
  message(message: InboundMessage): Promise<void>;
  receipt(receipt: Receipt): Promise<void>;
  /** Emitted once its message was taken, unless the network has lost their order. */
  deleted(deletion: Deletion): Promise<void>;
  reaction(reaction: Reaction): Promise<void>;
  /** Emitted once its message was taken, unless the network has lost their order. */
  edited(edit: MessageEdit): Promise<void>;
  typing(peer: Peer): Promise<void>;
  /** The driver's login state changed; it must be durable before the promise resolves. */
  credentials(credentials: string | null): Promise<void>;
}

/** One number's live connection. */
export interface ChannelConnection {
  /** Resolves when the network accepted the message. Rejects with SendRejected, SendOutcomeUnknown or NotConnected. */
  send(message: OutboundMessage): Promise<void>;
  /** Returns what happened to an earlier send whose answer was lost. */
  confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'>;
  /** Deletes a message for everyone. Rejects like `send`. */
  delete(to: string, platform_message_id: string): Promise<void>;
  /** Returns the jid of a phone on the network, or null when the phone has no account there. */
  checkPhone(phone: string): Promise<string | null>;
  /** Returns the bytes of an inbound file (at most 20 MB, within 10 s). Rejects with MediaUnavailable. */
  fetchMedia(media_ref: string): Promise<Uint8Array>;
  markRead(to: string): Promise<void>;
  /**
   * Ends the connection and keeps the login; `status` close 'requested' has been handled when it resolves (so do not
   * await it inside an event handler). Does nothing on a connection that is already closed.
   */
  disconnect(): Promise<void>;
}

/** A way to reach WhatsApp. */
export interface ChannelDriver {
  readonly name: string;
  readonly capabilities: Capabilities;
  /**
   * Starts connecting and resolves at once; progress is reported through `events` (status, or `qr` without
   * credentials). After a `close` the connection is dead: connect again.
   */
  connect(options: {
    channel_id: string;
    credentials: string | null;
    events: ChannelEvents;
  }): Promise<ChannelConnection>;
  /** Forgets the login on the network side as well, so that the next connect needs a new QR. */
  reset(channel_id: string): Promise<void>;
}

/** The network refused the message; nothing was delivered. `code` is stable, for the contract's wording. */
export class SendRejected extends Error {
  readonly code: 'unregistered' | 'refused';
  constructor(code: 'unregistered' | 'refused') {
    super(`send rejected: ${code}`);
    this.name = 'SendRejected';
    this.code = code;
  }
}

/** The message was sent, but no answer came: it may or may not have been accepted. */
export class SendOutcomeUnknown extends Error {
  constructor() {
    super('send outcome unknown');
    this.name = 'SendOutcomeUnknown';
  }
}

/** The link was down before anything was sent; safe to keep waiting. */
export class NotConnected extends Error {
  constructor() {
    super('channel not connected');
    this.name = 'NotConnected';
  }
}

/** An inbound file cannot be fetched. Only 'unreachable' is worth another try. */
export class MediaUnavailable extends Error {
  readonly code: 'not_found' | 'too_large' | 'unreachable';
  constructor(code: 'not_found' | 'too_large' | 'unreachable') {
    super(`media unavailable: ${code}`);
    this.name = 'MediaUnavailable';
    this.code = code;
  }
}
