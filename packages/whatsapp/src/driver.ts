import type {
  ChannelMessageType,
  Deletion,
  InboundMessage,
  IncomingCall,
  MessageEdit,
  NewChatLimit,
  OutboundMessage,
  Peer,
  Reaction,
  ReactionTarget,
  Receipt,
  SendFailure,
} from './messages.ts';
import type { ChannelInbox, ChannelStore } from './owner-parts.ts';

/** How a number is logged in: a code that its phone scans, eight letters typed on its phone, or keys from Meta. */
export type LoginWay = 'qr' | 'code' | 'keys';

/** What a driver can do. The owner never calls what is not declared. */
export interface Capabilities {
  logins: readonly LoginWay[];
  /** WhatsApp does not approve of this kind of client and may restrict or ban the number. */
  unofficial: boolean;
  /** What it can send. */
  sends: readonly ChannelMessageType[];
  /** How large a file of each kind may be for it. */
  maxBytes: Readonly<Record<'image' | 'audio' | 'video' | 'document', number>>;
  quotedReply: boolean;
  deleteMessage: boolean;
  /** It can change the text of a message that it sent. */
  editMessage: boolean;
  reactions: boolean;
  voiceNote: boolean;
  /** It can show the customer that somebody is typing. */
  typing: boolean;
  /** Showing that somebody types also shows the customer that their message was read. */
  typingMarksRead: boolean;
  /** How many options it can show as buttons, and as rows of a list; null where options have to be text. */
  choices: { buttons: number; rows: number } | null;
  readReceipts: boolean;
  /** The driver can answer `profilePicture`. */
  profilePictures: boolean;
  templates: boolean;
  /** Within how many hours of the customer's last message anything but a template may be sent; null for always. */
  windowHours: number | null;
  /** What it reaches a customer by whose phone is hidden; null for nothing. Phones it always reaches. */
  hiddenAddress: 'lid' | 'bsuid' | null;
  /** The driver can answer `checkPhone`. */
  checkPhone: boolean;
  /** The driver can answer `confirm`, so an unknown outcome can be reconciled before a retry. */
  confirm: boolean;
}

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

/** One number's live connection. */
export interface ChannelConnection {
  /**
   * Resolves when the network accepted the message. Rejects with SendRejected, SendPostponed, SendOutcomeUnknown or
   * NotConnected.
   */
  send(message: OutboundMessage): Promise<void>;
  /**
   * Returns what happened to an earlier send whose answer was lost. Rejects with SendRejected where the network took it
   * and failed.
   */
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
  /**
   * Returns the bytes of the customer's picture as the network gave them (at most 1 MB); null when there is none or it
   * is hidden. Rejects with NotConnected when the network did not say. Only when `profilePictures` is declared.
   */
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
  /**
   * Forgets the login on the network side as well, so that the next connect needs a new one, and what the store keeps
   * for that login. What says which messages left stays: their outcome may still be unknown.
   */
  reset(options: Pick<ConnectOptions, 'channel_id' | 'credentials' | 'store'>): Promise<void>;
}
