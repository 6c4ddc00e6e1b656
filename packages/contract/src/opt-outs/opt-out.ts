import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

/** `active`: receives nothing. `doubtful`: a person has to decide. `removed`: taken off, or it was not meant. */
export const optOutState = z.enum(['active', 'doubtful', 'removed']);

export type OptOutState = z.infer<typeof optOutState>;

const person = z.object({ _id: rowId, name: z.string() });

/** Somebody who asked to receive no more of what is sent without a person, or may have. */
export const optOut = z.object({
  _id: rowId,
  state: optOutState,
  /** Null where the contact was erased: anyone who is added with that phone still receives nothing. */
  contact: z
    .object({ _id: rowId, name: z.string(), override_name: z.string().nullable(), phone: z.string() })
    .nullable(),
  /** How sure it is that what they wrote asks for it; null where a person of the company added them. */
  level: z.enum(['certain', 'doubtful']).nullable(),
  /** What they wrote, or why a person added them. */
  text: z.string(),
  conversation_id: rowId.nullable(),
  created: instant,
  /** Who added or confirmed them. */
  user: person.nullable(),
  removed: z.object({ at: instant, user: person.nullable() }).nullable(),
});

export type OptOut = z.infer<typeof optOut>;
