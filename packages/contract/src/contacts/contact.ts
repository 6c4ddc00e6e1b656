import { z } from 'zod';
import { instant, rowId, text } from '../shapes.ts';

export const tag = z.object({
  _id: rowId,
  name: z.string(),
  color: z.string(),
  auto_tag: z.boolean(),
  keywords: z.array(z.string()),
  filed: z.boolean(),
});

/** How the table of tags is sorted. */
export const tagOrder = z.enum(['name', 'name_desc', 'newest']);

export const annotation = z.object({ user: z.string(), created: instant.nullable(), text: z.string() });

/** An annotation as it is sent: a known one unchanged, or a new one with only its text. */
export const annotationInput = z.object({
  user: text(200).default(''),
  created: instant.nullable().default(null),
  text: text(5000),
});

export const contact = z.object({
  _id: rowId,
  name: z.string(),
  override_name: z.string().nullable(),
  phone: z.string(),
  tags: z.array(rowId),
  data: z.record(z.string(), z.string()),
  annotations: z.array(annotation),
  ignore: z.boolean(),
  /** When the contact stops being ignored; null while it is not ignored, or when only a person ends it. */
  ignored_until: instant.nullable(),
  profile_picture: z.string().nullable(),
  channel_contact_id: z.string().nullable(),
  created: instant,
});

/** A contact without its picture, which is only for people who may see the contact. */
export const plainContact = contact.omit({ profile_picture: true });

export type Tag = z.infer<typeof tag>;
export type TagOrder = z.infer<typeof tagOrder>;
export type Contact = z.infer<typeof contact>;
export type PlainContact = z.infer<typeof plainContact>;
export type Annotation = z.infer<typeof annotation>;
