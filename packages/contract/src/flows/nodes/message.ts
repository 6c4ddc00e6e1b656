import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, partId, speaking, template } from '../node-shape.ts';

const block = {
  id: partId,
  /** The pause after the block before. */
  delay_ms: z.number().int().min(0).max(60_000).default(0),
};
/** From the media library, by its id. */
const bare = { ...block, media: text(100) };
const file = { ...bare, caption: template(1024).default('') };

export const messageBlock = z.discriminatedUnion('type', [
  /** One of the variants is chosen at random; the same contact does not get the same one twice in a row. */
  z.object({
    ...block,
    type: z.literal('text'),
    variants: z.array(template()).min(1).max(10).default(['']),
    /** Whether a preview of its first link is shown below the text. */
    link_preview: z.boolean().default(false),
  }),
  z.object({ ...file, type: z.literal('image') }),
  z.object({ ...file, type: z.literal('audio') }),
  /** An audio that is played as if it had been spoken; where that is impossible, it is sent as an ordinary audio. */
  z.object({ ...bare, type: z.literal('voice') }),
  z.object({ ...file, type: z.literal('video') }),
  z.object({ ...file, type: z.literal('document') }),
  /** A picture, rendered as phones take stickers. */
  z.object({ ...bare, type: z.literal('sticker') }),
  z.object({
    ...block,
    type: z.literal('location'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    name: template(200).default(''),
  }),
  z.object({ ...block, type: z.literal('contact'), name: template(200), phone: text(20) }),
]);

/** Mensagem: a sequence of texts and files, sent in order. Ports `next`, `error` (a file is gone, or it could not be sent). */
export const messageNode = defineNode(
  'message',
  'Mensagem',
  z.object({
    blocks: z.array(messageBlock).max(20),
    ...speaking,
  }),
);

export type MessageBlock = z.infer<typeof messageBlock>;
