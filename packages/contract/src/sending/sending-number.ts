import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';
import { holdReason, waitReason } from './send-state.ts';

const cap = z.number().int().nullable();

/** How the sends of one number are doing. */
export const sendingNumber = z.object({
  chip: rowId,
  name: z.string(),
  /** How many it sent within an hour and today, and how many it may; null for no limit of its own. */
  in_hour: z.number().int(),
  max_per_hour: cap,
  in_day: z.number().int(),
  max_per_day: cap,
  /** How many wait for their turn or their moment; at most `sends_counted_max`. */
  waiting: z.number().int(),
  /** What the number waits for. */
  wait: z.object({ reason: waitReason, until: instant }).nullable(),
  /** What is held, by reason. */
  holds: z.array(z.object({ reason: holdReason, sends: z.number().int(), since: instant })),
});

export type SendingNumber = z.infer<typeof sendingNumber>;
