import { z } from 'zod';

/** How a number is logged in: a code to scan, eight letters to type on its phone, or keys from Meta. */
export const loginWay = z.enum(['qr', 'code', 'keys']);

/** What a number can do, as its driver declares it. Screens ask this, never which driver it is. */
export const channelCapabilities = z.object({
  logins: z.array(loginWay),
  /** WhatsApp does not approve of this kind of client and may restrict or ban the number. */
  unofficial: z.boolean(),
  /** Its phones are simulated on screen. */
  simulated: z.boolean(),
  /** What it can send. */
  sends: z.array(z.enum(['text', 'audio', 'video', 'image', 'document', 'sticker', 'location', 'contact'])),
  /** How large a file of each kind may be for it, in bytes. */
  max_bytes: z.object({
    image: z.number().int(),
    audio: z.number().int(),
    video: z.number().int(),
    document: z.number().int(),
  }),
  quoted_reply: z.boolean(),
  delete_message: z.boolean(),
  edit_message: z.boolean(),
  reactions: z.boolean(),
  voice_note: z.boolean(),
  typing: z.boolean(),
  /** Showing that somebody types also shows the customer that their message was read. */
  typing_marks_read: z.boolean(),
  read_receipts: z.boolean(),
  profile_pictures: z.boolean(),
  /** How many options it shows as buttons, and as rows of a list; null where options are text. */
  choices: z.object({ buttons: z.number().int(), rows: z.number().int() }).nullable(),
  templates: z.boolean(),
  /** Within how many hours of the customer's last message anything but a template may be sent; null for always. */
  window_hours: z.number().nullable(),
  check_phone: z.boolean(),
});

/** A kind of number that this installation offers. */
export const channelKind = z.object({
  /** What `saveChip` takes to create a number of this kind. */
  driver: z.string(),
  title: z.string(),
  capabilities: channelCapabilities,
});

export type ChannelCapabilities = z.infer<typeof channelCapabilities>;
export type ChannelKind = z.infer<typeof channelKind>;
