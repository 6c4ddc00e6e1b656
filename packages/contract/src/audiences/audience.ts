import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';
import { audienceFilter } from './audience-filter.ts';

/** From a sheet; contacts copied when it was made; or the contacts that meet a filter whenever it is used. */
export const audienceKind = z.enum(['sheet', 'frozen', 'living']);

/** Its people are coming in; all are there; or that was stopped halfway. */
export const audienceState = z.enum(['filling', 'ready', 'stopped']);

export const audience = z.object({
  _id: rowId,
  name: z.string(),
  kind: audienceKind,
  state: audienceState,
  /** How many people it has; null for a living one, which is counted by its filter (`countAudiencePeople`). */
  people: z.number().int().nullable(),
  /** The columns of the sheet, or variables of the copied contacts; empty for a living one. */
  props: z.array(z.string()),
  create_contacts: z.boolean(),
  filter: audienceFilter.nullable(),
  /** The import it came from, while that is kept. */
  source: z
    .object({
      import_id: rowId,
      file_name: z.string(),
      progress: z.number().int(),
      valid: z.number().int(),
      rejected: z.number().int(),
    })
    .nullable(),
  created: instant,
  filed: z.boolean(),
});

export const audiencePerson = z.object({
  phone: z.string(),
  name: z.string(),
  variables: z.record(z.string(), z.string()),
  /** Their contact, if they have one now. */
  contact_id: rowId.nullable(),
  /** Why nothing is sent to them now. */
  left_out: z.enum(['ignored', 'no_phone']).nullable(),
});

export type Audience = z.infer<typeof audience>;
export type AudienceKind = z.infer<typeof audienceKind>;
export type AudienceState = z.infer<typeof audienceState>;
export type AudiencePerson = z.infer<typeof audiencePerson>;
