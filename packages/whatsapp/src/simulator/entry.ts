import { messageFailure, messageMark, simulatedFault, simulatedType } from '@prosa/contract';
import { z } from 'zod';

const at = z.number();
const place = { channel: z.string(), at };
const content = {
  phone: z.string(),
  platform_message_id: z.string(),
  type: simulatedType,
  message: z.string(),
  media_url: z.string().nullable(),
  file_name: z.string().nullable(),
  /** Missing in journals of earlier versions. */
  voice: z.boolean().default(false),
  reply_to: z.string().nullable(),
};

/**
 * One line of the network's journal: something that happened between the phones and a channel. `at` is in epoch
 * milliseconds. Entries are requests to the fold, which alone decides whether they take effect; so two processes may
 * append contradicting ones.
 */
export const Entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('qr-issued'),
    ...place,
    connection: z.string(),
    qrcode: z.string(),
    expires_at: z.number(),
  }),
  z.object({ kind: z.literal('paired'), ...place, qrcode: z.string(), phone: z.string(), login: z.string() }),
  z.object({ kind: z.literal('connected'), ...place, connection: z.string(), login: z.string() }),
  z.object({ kind: z.literal('disconnected'), ...place, connection: z.string() }),
  z.object({ kind: z.literal('logged-out'), ...place }),
  z.object({
    kind: z.literal('customer-message'),
    ...place,
    ...content,
    name: z.string().nullable(),
    marks: z.array(messageMark).default([]),
    option_id: z.string().nullable().default(null),
    hides_phone: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('identified'), ...place, phone: z.string() }),
  z.object({ kind: z.literal('called'), ...place, phone: z.string(), id: z.string(), video: z.boolean() }),
  z.object({
    kind: z.literal('failed'),
    ...place,
    platform_message_id: z.string(),
    code: messageFailure.exclude(['channel_removed', 'access_closed', 'withdrawn', 'unreachable']),
  }),
  z.object({ kind: z.literal('picture'), ...place, phone: z.string(), picture: z.string().nullable() }),
  z.object({
    kind: z.literal('customer-deleted'),
    ...place,
    platform_message_id: z.string(),
    /** Missing in older journals: then the message itself says. */
    phone: z.string().optional(),
  }),
  z.object({
    kind: z.literal('customer-reacted'),
    ...place,
    platform_message_id: z.string(),
    emoji: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('customer-edited'),
    ...place,
    phone: z.string(),
    platform_message_id: z.string(),
    message: z.string(),
  }),
  z.object({ kind: z.literal('own-phone'), ...place, ...content }),
  z.object({ kind: z.literal('acked'), ...place, feed: z.number() }),
  z.object({
    kind: z.literal('outbound'),
    ...place,
    ...content,
    link_preview: z.boolean().default(false),
    choices: z
      .object({
        button: z.string().nullable(),
        options: z.array(z.object({ id: z.string(), title: z.string(), description: z.string().nullable() })),
      })
      .nullable()
      .default(null),
    connection: z.string(),
    answer_lost: z.boolean(),
  }),
  z.object({ kind: z.literal('send-refused'), ...place }),
  z.object({
    kind: z.literal('outbound-deleted'),
    ...place,
    connection: z.string(),
    platform_message_id: z.string(),
  }),
  z.object({
    kind: z.literal('outbound-edited'),
    ...place,
    connection: z.string(),
    platform_message_id: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('outbound-reacted'),
    ...place,
    connection: z.string(),
    platform_message_id: z.string(),
    emoji: z.string().nullable(),
  }),
  z.object({ kind: z.literal('business-typing'), ...place, phone: z.string(), on: z.boolean() }),
  z.object({
    kind: z.literal('receipt'),
    ...place,
    phone: z.string(),
    status: z.union([z.literal(3), z.literal(4)]),
    platform_message_id: z.string().nullable(),
  }),
  z.object({ kind: z.literal('business-read'), ...place, phone: z.string() }),
  z.object({ kind: z.literal('typing'), ...place, phone: z.string() }),
  z.object({ kind: z.literal('fault'), ...place, fault: simulatedFault }),
]);
export type Entry = z.infer<typeof Entry>;

/** The entry of one kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;
