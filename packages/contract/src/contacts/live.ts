import { z } from 'zod';
import { rowId } from '../shapes.ts';
import { contactImport } from './contact-import.ts';
import { plainContact } from './contact.ts';

/** Live events of this area. */
export const contactLiveEvents = [
  z.object({ type: z.literal('contact_updated'), contact: plainContact }),
  z.object({
    type: z.literal('contact_picture'),
    contact_id: rowId,
    profile_picture: z.string().nullable(),
  }),
  z.object({ type: z.literal('contact_removed'), contact_id: rowId }),
  /** Many contacts changed at once: lists of them are to be loaded again. */
  z.object({ type: z.literal('contacts_changed') }),
  z.object({ type: z.literal('contact_import'), import: contactImport }),
  z.object({ type: z.literal('tags_changed') }),
] as const;
