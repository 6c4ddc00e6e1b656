import type { RejectionCode } from './refusals.ts';

/** Message types of the specification, section 3, that travel over a channel, and stickers. */
export type ChannelMessageType =
  | 'text'
  | 'audio'
  | 'video'
  | 'image'
  | 'document'
  | 'sticker'
  | 'location'
  | 'contact';

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

/** What there is to choose from, before it is known how a phone shows it. */
export interface Offer {
  /** What is said above the options. */
  text: string;
  options: readonly { id: string; title: string }[];
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
  /** Names of the variables, in the same order, where they have names; null for numbered ones. */
  names?: { header: readonly string[] | null; body: readonly string[] | null };
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

/** A new text for a message, by who wrote it. An event of its own, since the message's id stays the same. */
export interface MessageEdit {
  platform_message_id: string;
  /** True when the business changed a message of its own on its handset. */
  from_me: boolean;
  /** The other side of the conversation; nobody edits what somebody else wrote. */
  peer: Peer;
  message: string;
  at: Date;
}

/** Somebody took a message of theirs back for everyone. */
export interface Deletion {
  platform_message_id: string;
  /** True when the business did, on its handset, with a message of its own. */
  from_me: boolean;
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

/** What became of an accepted message that never arrived. */
export interface SendFailure {
  platform_message_id: string;
  code: RejectionCode;
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

/** The message that a reaction is put on. */
export interface ReactionTarget {
  to: string;
  platform_message_id: string;
  /** Whether the customer wrote it. */
  by_customer: boolean;
}

/** How long after a message was written the network allows edits. */
export const editWindowMs = 15 * 60_000;
