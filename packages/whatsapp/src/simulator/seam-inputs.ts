import { z } from 'zod';
import { Fault, MessageType, PhoneNumber } from './entry.ts';

/** 20 MB in base64, and room for the `data:` header. */
const MEDIA_URL_LENGTH = 28_000_000;

const Channel = z.string().min(1).max(128);
const MessageId = z.string().min(1).max(128);
const Text = z.string().max(65_536);
const MediaUrl = z
  .string()
  .max(MEDIA_URL_LENGTH)
  .regex(/^(data:|https?:\/\/)/);

const content = {
  type: MessageType.default('text'),
  message: Text.default(''),
  media_url: MediaUrl.nullish().transform((value) => value ?? null),
  file_name: z
    .string()
    .max(255)
    .nullish()
    .transform((value) => value ?? null),
  voice: z.boolean().default(false),
  reply_to: MessageId.nullish().transform((value) => value ?? null),
  platform_message_id: MessageId.nullish(),
};

/** What each call of the seam takes. Phones are digits of E.164 without '+'. */
export const SeamInputs = {
  scan: z.object({ qrcode: z.string().min(1).max(512), phone: PhoneNumber.nullish() }),
  send: z
    .object({
      channel: Channel,
      phone: PhoneNumber,
      name: z
        .string()
        .max(255)
        .nullish()
        .transform((value) => value || null),
      ...content,
    })
    .refine((input) => input.type !== 'text' || input.message !== '', { path: ['message'] }),
  /** An id that the network does not know is taken, so that a deletion can come before its message. */
  delete: z.object({ channel: Channel, phone: PhoneNumber, platform_message_id: MessageId }),
  /** Any message id is taken, so that a reaction can come before its message; an empty emoji takes it away. */
  react: z.object({
    channel: Channel,
    phone: PhoneNumber,
    platform_message_id: MessageId,
    emoji: z.string().max(64).default(''),
  }),
  /** An id that the network does not know is taken, so that an edit can come before its message. */
  edit: z.object({
    channel: Channel,
    phone: PhoneNumber,
    platform_message_id: MessageId,
    message: Text.min(1),
  }),
  inbox: z.object({ channel: Channel, phone: PhoneNumber }),
  receipt: z.object({
    channel: Channel,
    phone: PhoneNumber,
    status: z.union([z.literal(3), z.literal(4)]),
    platform_message_id: MessageId.nullish(),
  }),
  ownPhone: z
    .object({ channel: Channel, phone: PhoneNumber, ...content })
    .refine((input) => input.type !== 'text' || input.message !== '', { path: ['message'] }),
  fault: z.intersection(z.object({ channel: Channel }), Fault),
  typing: z.object({ channel: Channel, phone: PhoneNumber }),
  channels: z.object({}),
  customers: z.object({ channel: Channel }),
  thread: z.object({ channel: Channel, phone: PhoneNumber }),
};
