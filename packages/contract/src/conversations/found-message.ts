import { z } from 'zod';
import { rowId } from '../shapes.ts';
import { conversation } from './conversation.ts';
import { messageHit } from './message.ts';

/** A message that the search over all conversations found, with the conversation it stands in. */
export const foundMessage = messageHit.omit({ position: true }).extend({
  conversation: conversation.pick({ _id: true, finished: true, chip: true }).extend({
    department: z.object({ _id: rowId, name: z.string() }),
    contact: z.object({
      _id: rowId,
      name: z.string(),
      override_name: z.string().nullable(),
      phone: z.string(),
    }),
  }),
});

export type FoundMessage = z.infer<typeof foundMessage>;
