import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

export const mediaType = z.enum(['image', 'audio', 'video', 'document']);

/** What a screen must know of a file to keep its place and to say what it is. */
const about = {
  _id: rowId,
  mime: z.string(),
  size: z.number().int(),
  /** A recording that is heard as a voice note. */
  ptt: z.boolean(),
  /** In pixels; null where nobody knows. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A small picture of it, or null. */
  thumbnail_url: z.string().nullable(),
};

/** An uploaded file or an entry of the library. */
export const media = z.object({
  ...about,
  type: mediaType,
  name: z.string(),
  url: z.string(),
  /** An audio that can go out as a voice note, as it is or by its copy. */
  voice_note: z.boolean(),
  created: instant,
});

/** The file of a message; type, name and address stand on the message itself. */
export const messageMedia = z.object(about);

export type MediaType = z.infer<typeof mediaType>;
export type Media = z.infer<typeof media>;
export type MessageMedia = z.infer<typeof messageMedia>;
