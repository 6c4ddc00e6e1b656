/** How a number is logged in: a code that its phone scans, eight letters typed on its phone, or keys from Meta. */
export type LoginWay = 'qr' | 'code' | 'keys';

/** What a driver can do. The owner never calls what is not declared. */
export interface Capabilities {
  logins: readonly LoginWay[];
  /** WhatsApp does not approve of this kind of client and may restrict or ban the number. */
  unofficial: boolean;
  /** What it can send. */
  sends: readonly ChannelMessageType[];
  quotedReply: boolean;
  deleteMessage: boolean;
  /** It can change the text of a message that it sent. */
  editMessage: boolean;
  reactions: boolean;
  voiceNote: boolean;
  /** It can show the customer that somebody is typing. */
  typing: boolean;
  /** How many options it can show as buttons, and as rows of a list; null where options have to be text. */
  choices: { buttons: number; rows: number } | null;
  readReceipts: boolean;
  templates: boolean;
  /** Within how many hours of the customer's last message anything but a template may be sent; null for always. */
  windowHours: number | null;
  /** The driver can answer `checkPhone`. */
  checkPhone: boolean;
  /** The driver can answer `confirm`, so an unknown outcome can be reconciled before a retry. */
  confirm: boolean;
}

/** Message types of the specification, section 3, that travel over a channel, and stickers. */
export type ChannelMessageType =
  'text' | 'audio' | 'video' | 'image' | 'document' | 'sticker' | 'location' | 'contact';

/**
 * The sender or receiver of a message: digits in E.164 without '+', and the addresses the network gave. WhatsApp may
 * hide the phone; then `lid` (WhatsApp Web) or `bsuid` (Cloud API) says who it is.
 */
export interface Peer {
  phone: string | null;
  /** The address to send to. */
  jid: string;
  lid?: string | null;
  bsuid?: string | null;
  name: string | null;
}

/**
 * What is shown beside a message, because its text alone would not be honest. `undecryptable`: it came, but cannot be
 * read yet; when it can, it arrives again under its id without this mark. `unsupported`: a kind that is not shown.
 */
export type MessageMark =
  | 'forwarded'
  | 'forwarded_often'
  | 'view_once'
  | 'choice'
  | 'buttons'
  | 'list'
  | 'poll'
  | 'order'
  | 'undecryptable'
  | 'unsupported';

/** A message that the network delivered to the channel. `ack` semantics: see `ChannelEvents.message`. */
export interface InboundMessage {
  platform_message_id: string;
  peer: Peer;
  /** True when the business wrote it on its own handset. */
  from_me: boolean;
  type: ChannelMessageType;
  message: string;
  marks?: readonly MessageMark[];
  /** The id of the option that the customer chose, as it was in `choices`. */
  option_id?: string | null;
  /** Opaque reference for `fetchMedia`; null when there is no file. */
  media_ref: string | null;
  file_name: string | null;
  /** Whether it is an audio that was spoken into the phone. */
  voice: boolean;
  reply_to: string | null;
  at: Date;
}

/** Options that the customer's phone shows as buttons or as a list. */
export interface Choices {
  /** Title of the button that opens the list; null for buttons. */
  button: string | null;
  options: readonly { id: string; title: string; description: string | null }[];
}

/** A message that the provider approved before, with its variables filled in. */
export interface TemplateUse {
  name: string;
  language: string;
  /** Values of the variables, in order. */
  header: readonly string[];
  body: readonly string[];
  /** Values of the variable parts of buttons, by the button's place. */
  buttons: readonly (string | null)[];
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
  /** The message of `reply_to`, for drivers that have to send it along; its text is what the customer's phone shows. */
  quoted?: { message: string; by_customer: boolean } | null;
  /** Shown below the text; only within what `choices` declares. */
  choices?: Choices | null;
  /** Sent in place of `message`, which is how it reads; only when `templates` is declared. */
  template?: TemplateUse | null;
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

/** A customer called; the driver never answers. */
export interface IncomingCall {
  /** The network's id of the call. */
  id: string;
  peer: Peer;
  video: boolean;
  at: Date;
}

/** That the network lets the number begin no new chats, or tells how many are left. */
export interface NewChatLimit {
  /** Whether chats with people who never wrote are refused now. */
  held: boolean;
  /** When that ends; null where the network does not say. */
  until: Date | null;
  /** Chats begun and allowed in the current period, where the network tells. */
  quota: { used: number; limit: number } | null;
}

/** How long after a message was written the network allows edits. */
export const editWindowMs = 15 * 60_000;

/**
 * Why a connection ended. `restricted`: the network refuses connections of the number for a time (`until`, where it
 * says so); `banned`: for good; `outdated`: it refuses this version of the client; `keys_refused`: the keys of the Cloud
 * API no longer work, or may not do what they must. `retry` says whether the owner may reconnect automatically.
 */
export type CloseReason =
  | 'requested'
  | 'connection_lost'
  | 'no_answer'
  | 'service_unavailable'
  | 'bad_session'
  | 'logged_out'
  | 'banned'
  | 'restricted'
  | 'replaced'
  | 'outdated'
  | 'multi_device_off'
  | 'keys_refused'
  | 'qr_expired';

export type ChannelStatus =
  | { status: 'connecting' }
  | { status: 'open'; phone: string; jid: string }
  | {
      status: 'close';
      reason: CloseReason;
      retry: boolean;
      /** The network's own code, for the log of the number. */
      code?: number | null;
      until?: Date | null;
      /** Reconnect at once, without backoff: the network asks for it (a new login). */
      at_once?: boolean;
    };

/**
 * The events a connected channel emits to its owner. The driver calls in the network's order; it does not wait for
 * one `message` or `receipt` promise before the next call (many may be in progress, so that the owner can batch), but
 * awaits the others.
 */
export interface ChannelEvents {
  qr(qrcode: string): Promise<void>;
  /** Eight letters and digits to type on the phone, in place of a QR. */
  pairingCode(code: string): Promise<void>;
  status(status: ChannelStatus): Promise<void>;
  /** Resolving acknowledges the message to the network; rejecting leaves it there for redelivery. */
  message(message: InboundMessage): Promise<void>;
  receipt(receipt: Receipt): Promise<void>;
  /** A message that was accepted could not be delivered after all. */
  failed(failure: SendFailure): Promise<void>;
  /** Emitted once its message was taken, unless the network has lost their order. */
  deleted(deletion: Deletion): Promise<void>;
  reaction(reaction: Reaction): Promise<void>;
  /** Emitted once its message was taken, unless the network has lost their order. */
  edited(edit: MessageEdit): Promise<void>;
  call(call: IncomingCall): Promise<void>;
  /** The addresses of this peer are known to be one person's. */
  identified(peer: Peer): Promise<void>;
  newChatLimit(limit: NewChatLimit): Promise<void>;
  typing(peer: Peer): Promise<void>;
  /** Something came from the network: the connection lives. */
  alive(): void;
  /** The driver's login state changed; it must be durable before the promise resolves. */
  credentials(credentials: string | null): Promise<void>;
}

/** What became of an accepted message that never arrived. */
export interface SendFailure {
  platform_message_id: string;
  code: RejectionCode;
}

/** One number's live connection. */
export interface ChannelConnection {
  /**
   * Resolves when the network accepted the message. Rejects with SendRejected, SendPostponed, SendOutcomeUnknown or
   * NotConnected.
   */
  send(message: OutboundMessage): Promise<void>;
  /** Returns what happened to an earlier send whose answer was lost. */
  confirm(platform_message_id: string): Promise<'accepted' | 'absent' | 'unknown'>;
  /** Deletes a message for everyone. Rejects like `send`. */
  delete(to: string, platform_message_id: string): Promise<void>;
  /** Changes the text of a message that was sent. Rejects like `send`. */
  edit(to: string, platform_message_id: string, message: string): Promise<void>;
  /** Puts the company's reaction on a message, or takes it away (null). Rejects like `send`. */
  react(target: ReactionTarget, emoji: string | null): Promise<void>;
  /** Returns the jid of a phone on the network, or null when the phone has no account there. */
  checkPhone(phone: string): Promise<string | null>;
  /** Returns the bytes of an inbound file (at most 20 MB, within 10 s). Rejects with MediaUnavailable. */
  fetchMedia(media_ref: string): Promise<Uint8Array>;
  /** Returns the bytes of the customer's picture (JPEG); null when there is none or it is hidden. */
  profilePicture(jid: string): Promise<Uint8Array | null>;
  /** Marks everything up to these messages of the customer as read. */
  markRead(to: string, platform_message_ids: readonly string[]): Promise<void>;
  /** Shows the customer for some seconds that somebody is typing; fails silently. */
  typing(to: string, on: boolean): void;
  /**
   * Ends the connection and keeps the login; `status` close 'requested' has been handled when it resolves (so do not
   * await it inside an event handler). Does nothing on a connection that is already closed.
   */
  disconnect(): Promise<void>;
}

/** The message that a reaction is put on. */
export interface ReactionTarget {
  to: string;
  platform_message_id: string;
  /** Whether the customer wrote it. */
  by_customer: boolean;
}

/**
 * What a driver keeps of a channel besides its login, encrypted by the owner. Whatever is written is durable when the
 * promise resolves, and refused (rejecting) once another process owns the channel.
 */
export interface ChannelStore {
  /** Returns the values that exist, by id; one statement however many ids. */
  read(kind: string, ids: readonly string[]): Promise<Map<string, Uint8Array>>;
  /** Writes all changes in one transaction; null deletes. */
  write(changes: readonly StoreChange[]): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  /** Keeps what was sent under an id, so that it can be sent again to a phone that could not read it; 30 days. */
  keepSent(platform_message_id: string, payload: Uint8Array): Promise<void>;
  /** Returns what `keepSent` kept, or null. */
  findSent(platform_message_id: string): Promise<Uint8Array | null>;
}

/** One change of a ChannelStore. */
export interface StoreChange {
  kind: string;
  id: string;
  value: Uint8Array | null;
}

/**
 * What arrived for the channel by HTTP, durable before it was acknowledged, oldest first. `take` is called with one
 * body after the other, again after a failure; resolving forgets the body. Returns what ends it.
 */
export interface ChannelInbox {
  open(take: (body: string) => Promise<void>): () => Promise<void>;
}

/** What a connection is made from. */
export interface ConnectOptions {
  channel_id: string;
  credentials: string | null;
  /** Digits of the phone on which a pairing code will be typed; null to pair by QR. */
  pairing_phone: string | null;
  events: ChannelEvents;
  store: ChannelStore;
  inbox: ChannelInbox;
}

/** A way to reach WhatsApp. */
export interface ChannelDriver {
  readonly name: string;
  readonly capabilities: Capabilities;
  /**
   * Starts connecting and resolves at once; progress is reported through `events` (status, or `qr` without
   * credentials). After a `close` the connection is dead: connect again.
   */
  connect(options: ConnectOptions): Promise<ChannelConnection>;
  /** Forgets the login on the network side as well, so that the next connect needs a new one. */
  reset(options: Pick<ConnectOptions, 'channel_id' | 'credentials' | 'store'>): Promise<void>;
}

/**
 * Why the network refused a message. `new_chats_held`: it lets the number begin no chat now; `window_closed`: only a
 * template may be sent; `opted_out`: the customer wants no such messages; `too_large`, `file_refused`: its file.
 */
export type RejectionCode =
  | 'unregistered'
  | 'refused'
  | 'new_chats_held'
  | 'window_closed'
  | 'template_refused'
  | 'opted_out'
  | 'undeliverable'
  | 'too_large'
  | 'file_refused'
  | 'payment_missing';

/** The network refused the message; nothing was delivered. `code` is stable, for the contract's wording. */
export class SendRejected extends Error {
  readonly code: RejectionCode;
  constructor(code: RejectionCode) {
    super(`send rejected: ${code}`);
    this.name = 'SendRejected';
    this.code = code;
  }
}

/** The network takes nothing for a while, so nothing was sent; `scope` says what has to wait until `until`. */
export class SendPostponed extends Error {
  readonly until: Date;
  readonly scope: 'conversation' | 'number';
  constructor(until: Date, scope: 'conversation' | 'number') {
    super(`send postponed: ${scope}`);
    this.name = 'SendPostponed';
    this.until = until;
    this.scope = scope;
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
