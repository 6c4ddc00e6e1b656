import { z } from 'zod';
import { messageMedia } from '../media/media.ts';
import { instant, rowId } from '../shapes.ts';

export const messageType = z.enum([
  'text',
  'audio',
  'video',
  'image',
  'document',
  /** A small picture without text; beyond the specification's list, because customers send them. */
  'sticker',
  'location',
  'summary',
  'system',
  'contact',
]);

/** Who speaks: the customer, a person of the company, a bot, or Prosa itself in a system message. */
export const messageOrigin = z.enum(['customer', 'user', 'chatbot', 'system']);

/** What a system message, or a message with a story, reports. */
export const messageEvent = z.enum([
  'taken',
  'finished',
  'resumed',
  'transferred',
  /** An act that was undone, when others have written since. */
  'undone',
  'note',
  'own_phone',
  /** A person handed the conversation to a flow. */
  'to_flow',
  /** A bot handed it to people, or could not go on; the run's trace is behind it. */
  'handed',
  /** Nobody took it over in time, and the bot goes on. */
  'taken_back',
  /** The customer called; nobody answers calls here. */
  'call',
  /** Contacts turned out to be one person, or were separated again. */
  'merged',
  /** The network refused what was done with a message that is there already. */
  'refused',
]);

/** 0 failed, 1 pending, 2 accepted by the network, 3 delivered, 4 read, 5 played. It never goes back. */
export const messageStatus = z.number().int().min(0).max(5);

/**
 * Why a message failed; the web app words it. A `withdrawn` one was never sent, because a person took over; one to
 * somebody `unreachable` neither, because the number cannot write to people who hide their phone in this way.
 */
export const messageFailure = z.enum([
  'unregistered',
  'refused',
  'new_chats_held',
  'window_closed',
  'template_refused',
  'opted_out',
  'undeliverable',
  'unreachable',
  'too_large',
  'file_refused',
  'payment_missing',
  'name_not_approved',
  'channel_removed',
  'access_closed',
  'withdrawn',
]);

/**
 * What is shown beside a message, because its text alone would not be honest. `undecryptable`: its content has not come
 * yet; `unsupported`: a kind that is not shown.
 */
export const messageMark = z.enum([
  'forwarded',
  'forwarded_often',
  'view_once',
  'choice',
  'buttons',
  'list',
  'poll',
  'order',
  'undecryptable',
  'unsupported',
]);

/** What a message keeps of the one it quotes. */
const storedQuote = z.object({
  platform_message_id: z.string(),
  type: messageType,
  message: z.string(),
  origin: messageOrigin,
});

/** The quoted message with who wrote it, by the name they have now. */
export const quotedMessage = storedQuote.extend({
  event: messageEvent.nullable(),
  user: z.object({ _id: rowId, name: z.string() }).nullable(),
});

/** An emoji that one side of the conversation put on a message. */
export const messageReaction = z.object({
  origin: messageOrigin.extract(['customer', 'user']),
  emoji: z.string(),
  /** Why the network refused what the company did last with its reaction. */
  failure: messageFailure.nullable(),
});

/** Options as a phone shows them, below `text`: as buttons, or as a list that the button `button` opens. */
export const messageChoices = z.object({
  text: z.string(),
  button: z.string().nullable(),
  options: z.array(z.object({ title: z.string(), description: z.string().nullable() })),
});

export const message = z.object({
  _id: rowId,
  conversation_id: rowId,
  /** The writer's own id: the key that makes a repeated send one message. */
  message_id: z.string(),
  platform_message_id: z.string(),
  /** Position in the conversation, counted from 1 without gaps. */
  position: z.number().int(),
  origin: messageOrigin,
  type: messageType,
  event: messageEvent.nullable(),
  message: z.string(),
  /** When the customer edited its text; null when they never did. */
  edited: instant.nullable(),
  /** The text before the first edit. */
  first_text: z.string().nullable(),
  media_url: z.string().nullable(),
  /** The file behind `media_url`. */
  media: messageMedia.nullable(),
  /** True while its file is still being fetched from the network. */
  media_pending: z.boolean(),
  file_name: z.string().nullable(),
  canonical_url: z.string().nullable(),
  reply_message: quotedMessage.nullable(),
  user: z.object({ _id: rowId, name: z.string() }).nullable(),
  created: instant,
  status: messageStatus,
  /** True while nobody knows whether the network took the message. */
  unconfirmed: z.boolean(),
  failure: messageFailure.nullable(),
  deleted: z.boolean(),
  /** At most one per side. */
  reactions: z.array(messageReaction),
  marks: z.array(messageMark),
  /** The option of a menu that the customer chose; null for everything else. */
  option_id: z.string().nullable(),
  /** How its options were shown to be tapped; null where it is text, or still waits. */
  choices: messageChoices.nullable(),
});

/**
 * A message that a search found, with its text around the hit; `match` is empty when the hit is elsewhere in the
 * message.
 */
export const messageHit = message
  .pick({
    _id: true,
    platform_message_id: true,
    position: true,
    origin: true,
    type: true,
    event: true,
    file_name: true,
    user: true,
    created: true,
  })
  .extend({
    /** The text around what was searched, in pieces. */
    excerpt: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
  });

export type MessageHit = z.infer<typeof messageHit>;
export type MessageType = z.infer<typeof messageType>;
export type MessageMark = z.infer<typeof messageMark>;
export type MessageOrigin = z.infer<typeof messageOrigin>;
export type MessageChoices = z.infer<typeof messageChoices>;
export type Message = z.infer<typeof message>;
export type MessageReaction = z.infer<typeof messageReaction>;
export type QuotedMessage = z.infer<typeof quotedMessage>;
export type StoredQuote = z.infer<typeof storedQuote>;
