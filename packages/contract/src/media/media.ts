import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

export const mediaType = z.enum(['image', 'audio', 'video', 'document']);

/** What a screen must know about a file to reserve its place and to describe it. */
const about = {
  _id: rowId,
  mime: z.string(),
  size: z.number().int(),
  /** Whether it is a recording that is played as a voice note. */
  ptt: z.boolean(),
  /** In pixels; null when unknown. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The address of its thumbnail, or null. */
  thumbnail_url: z.string().nullable(),
};

/** An uploaded file or an entry of the library. */
export const media = z.object({
  ...about,
  type: mediaType,
  name: z.string(),
  url: z.string(),
  /** Whether it is an audio that can be sent as a voice note, itself or by its copy. */
  voice_note: z.boolean(),
  created: instant,
});

/** The file of a message; type, name and address are fields of the message itself. */
export const messageMedia = z.object(about);

export type MediaType = z.infer<typeof mediaType>;
export type Media = z.infer<typeof media>;
export type MessageMedia = z.infer<typeof messageMedia>;
