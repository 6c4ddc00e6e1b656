import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

/** How a number is doing. Days are those of the company's time zone. */
export const numberHealth = z.object({
  chip: rowId,
  last_received: instant.nullable(),
  last_sent: instant.nullable(),
  sent_today: z.number().int(),
  /** Chats that it began with people who had not written. */
  begun_today: z.number().int(),
  begun_week: z.number().int(),
  /** How many of the last 7 days' chats were answered. */
  answered_week: z.number().int(),
  /** How far an unofficial client is warmed up; null for the others. */
  warm_up: z
    .object({
      stage: z.number().int(),
      stages: z.number().int(),
      max_chats: z.number().int(),
      /** Days since the number has been in use. */
      age: z.number().int(),
      used_since: z.string().nullable(),
    })
    .nullable(),
  /** What WhatsApp itself says about chats that the number begins, where it does. */
  network: z.object({
    held: z.boolean(),
    until: instant.nullable(),
    quota: z.object({ used: z.number().int(), limit: z.number().int() }).nullable(),
  }),
  /** How many messages wait because of it, or because of a pause. */
  waiting: z.number().int(),
  /** The conversation with the oldest of them. */
  waiting_in: rowId.nullable(),
});

export type NumberHealth = z.infer<typeof numberHealth>;
