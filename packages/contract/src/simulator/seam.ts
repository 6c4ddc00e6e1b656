import { z } from 'zod';
import { messageFailure, messageMark, type MessageMark } from '../conversations/message.ts';

/** 20 MB in base64, and room for the `data:` header. */
const maxMediaUrl = 28_000_000;

/** Digits of an E.164 number without '+': 8 to 15 digits, no leading zero. */
export const phonePattern = /^[1-9]\d{7,14}$/;

const phone = z.string().regex(phonePattern);
const channel = z.string().min(1).max(128);
const platform_message_id = z.string().min(1).max(128);
const message = z.string().max(65_536);

/** What travels between the simulated phones. */
export const simulatedType = z.enum([
  'text',
  'audio',
  'video',
  'image',
  'document',
  'sticker',
  'location',
  'contact',
]);

/** What goes wrong on a channel; times in milliseconds. `none` ends every fault of the channel. */
export const simulatedFault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drop'), ms: z.number().int().min(0).max(3_600_000).default(0) }),
  z.object({ kind: z.literal('logout') }),
  z.object({ kind: z.literal('banned') }),
  z.object({ kind: z.literal('restricted') }),
  z.object({ kind: z.literal('send-error'), count: z.number().int().min(1).max(1_000_000).default(1) }),
  z.object({ kind: z.literal('send-timeout'), count: z.number().int().min(1).max(1_000_000).default(1) }),
  z.object({ kind: z.literal('slow'), ms: z.number().int().min(1).max(60_000) }),
  z.object({ kind: z.literal('unregistered'), phone }),
  /** The network refuses messages to people who never wrote; without `ms` it does so without saying it. */
  z.object({ kind: z.literal('new-chats-held'), ms: z.number().int().min(1).max(604_800_000).nullish() }),
  /** The network tells how many chats the number has begun of those it may begin. */
  z.object({
    kind: z.literal('quota'),
    used: z.number().int().min(0).max(1_000_000),
    limit: z.number().int().min(1).max(1_000_000),
  }),
  /** The network takes nothing for a while: from the number, or for one customer. */
  z.object({
    kind: z.literal('postponed'),
    ms: z.number().int().min(1).max(3_600_000),
    phone: phone.nullish(),
  }),
  z.object({ kind: z.literal('none') }),
]);

const place = { channel, phone };
const content = {
  type: simulatedType.default('text'),
  message: message.default(''),
  media_url: z
    .string()
    .max(maxMediaUrl)
    .regex(/^(data:|https?:\/\/)/)
    .nullish()
    .transform((value) => value ?? null),
  file_name: z
    .string()
    .max(255)
    .nullish()
    .transform((value) => value ?? null),
  voice: z.boolean().default(false),
  reply_to: platform_message_id.nullish().transform((value) => value ?? null),
  platform_message_id: platform_message_id.nullish(),
};

/** Returns whether a message with these marks may have no text: it could not be read, or is of a kind that is not shown. */
function isEmptyHonest(marks: readonly MessageMark[]): boolean {
  return marks.includes('undecryptable') || marks.includes('unsupported');
}

/** What the simulated phones can do: the body of each `POST /simulator/<name>`. */
export const seamWrites = {
  scan: z.object({ qrcode: z.string().min(1).max(512), phone: phone.nullish() }),
  send: z
    .object({
      ...place,
      name: z
        .string()
        .max(255)
        .nullish()
        .transform((value) => value || null),
      ...content,
      marks: z.array(messageMark).max(10).default([]),
      option_id: z
        .string()
        .max(256)
        .nullish()
        .transform((value) => value ?? null),
      /** The network no longer says which phone this customer has, until `identify`. */
      hides_phone: z.boolean().default(false),
    })
    .refine((input) => input.type !== 'text' || input.message !== '' || isEmptyHonest(input.marks), {
      path: ['message'],
    }),
  /** The network tells that a customer's hidden address and phone are one person's. */
  identify: z.object(place),
  /** A call that nobody answers; the same id again is the same call. */
  call: z.object({ ...place, id: z.string().min(1).max(128).nullish(), video: z.boolean().default(false) }),
  /** A message that the network had accepted never arrives. */
  fail: z.object({
    ...place,
    platform_message_id,
    code: messageFailure
      .exclude(['channel_removed', 'access_closed', 'withdrawn', 'unreachable'])
      .default('undeliverable'),
  }),
  /** The picture that a customer shows; none hides it. */
  picture: z.object({
    ...place,
    picture: z
      .string()
      .max(maxMediaUrl)
      .regex(/^data:image\//)
      .nullish()
      .transform((value) => value ?? null),
  }),
  /** An unknown id is accepted, so that a deletion can come before its message. */
  delete: z.object({ ...place, platform_message_id }),
  /**
   * Any message id is accepted, so that a reaction can come before its message; an empty emoji removes the reaction.
   */
  react: z.object({ ...place, platform_message_id, emoji: z.string().max(64).default('') }),
  /** An unknown id is accepted, so that an edit can come before its message. */
  edit: z.object({ ...place, platform_message_id, message: message.min(1) }),
  receipt: z.object({
    ...place,
    status: z.union([z.literal(3), z.literal(4)]),
    platform_message_id: platform_message_id.nullish(),
  }),
  'own-phone': z
    .object({ ...place, ...content })
    .refine((input) => input.type !== 'text' || input.message !== '', { path: ['message'] }),
  fault: z.intersection(z.object({ channel }), simulatedFault),
  typing: z.object(place),
};

/** Questions to the simulator: the query of each `GET /simulator/<name>`. */
export const seamReads = {
  inbox: z.object(place),
  channels: z.object({}),
  customers: z.object({ channel }),
  thread: z.object(place),
};

export type SimulatedType = z.infer<typeof simulatedType>;
export type SimulatedFault = z.infer<typeof simulatedFault>;

/** Which customer's phone on which channel. */
export interface SimulatedPlace {
  channel: string;
  phone: string;
}

/** What a customer or the business writes. */
export type SimulatedContent = Omit<SeamWrite<'own-phone'>, keyof SimulatedPlace>;

/** A business number; `qrcode` is present while it can be scanned. */
export interface SimulatedChannel {
  channel: string;
  phone: string | null;
  connected: boolean;
  qrcode: string | null;
}

/** A customer's phone. */
export interface SimulatedCustomer {
  /** Digits of E.164. */
  phone: string;
  name: string | null;
}

/** A customer whom the network knows. */
export interface KnownCustomer extends SimulatedCustomer {
  /** Whether the network hides the phone from the business. */
  hides_phone: boolean;
  /** Whether somebody of the company is typing to them now. */
  is_typed_to: boolean;
  last_message: ThreadMessage | null;
}

/** A message on a customer's phone. */
export interface InboxMessage {
  platform_message_id: string;
  type: SimulatedType;
  /** The text after the last edit. */
  message: string;
  media_url: string | null;
  file_name: string | null;
  /** Whether it is an audio that is played as a voice note. */
  voice: boolean;
  /** Whether it is a text that shows a preview of its first link. */
  link_preview: boolean;
  reply_to: string | null;
  deleted: boolean;
  /** ISO 8601. */
  at: string;
}

/** Options that a phone shows as buttons, or as a list that a button opens. */
export interface SimulatedChoices {
  button: string | null;
  options: readonly { id: string; title: string; description: string | null }[];
}

/** A message of either side. */
export interface ThreadMessage extends InboxMessage {
  /** `own-phone`: the business wrote it on its handset; `business`: it came through the channel's connection. */
  from: 'customer' | 'business' | 'own-phone';
  /** For a customer's own: 2 the network has it, 3 the business got it, 4 it was read. */
  status: 2 | 3 | 4;
  /** The customer's reaction, and the company's. */
  reaction: string | null;
  company_reaction: string | null;
  /** Whether its writer edited it. */
  edited: boolean;
  marks: readonly MessageMark[];
  /** What the phone shows below it to choose from. */
  choices: SimulatedChoices | null;
  /** Whether the customer can still edit it. */
  editable: boolean;
}

/** What a phone does, as the caller sends it. */
export type SeamWrite<Name extends keyof typeof seamWrites> = z.input<(typeof seamWrites)[Name]>;

/** A question, as the caller sends it. */
export type SeamQuery<Name extends keyof typeof seamReads> = z.input<(typeof seamReads)[Name]>;

/** The answer to each question. */
export interface SeamAnswers {
  inbox: InboxMessage[];
  channels: SimulatedChannel[];
  customers: KnownCustomer[];
  thread: ThreadMessage[];
}
