import { z } from 'zod';
import { sendReason, sendState } from '../sending/send-state.ts';
import { instant } from '../shapes.ts';
import { followUpUnit } from './settings.ts';

/** One follow-up of a conversation: sent, or to be sent. */
export const followUp = z.object({
  number: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  text: z.string(),
  /** How long after what comes before it. */
  time: z.number().int(),
  unit: followUpUnit,
  state: sendState,
  /** Why it is in this state. */
  reason: sendReason.nullable(),
  /** When it is to be sent; null while the one before it has not been sent. */
  due_at: instant.nullable(),
  sent_at: instant.nullable(),
});

/** The follow-ups of a conversation since its customer last wrote. */
export const followUpQueue = z.object({
  /** Whether the company has them on for conversations like this one. */
  is_on: z.boolean(),
  /** Whether a person has switched them off in this conversation. */
  is_stopped: z.boolean(),
  data: z.array(followUp),
});

export type FollowUp = z.infer<typeof followUp>;
export type FollowUpQueue = z.infer<typeof followUpQueue>;
