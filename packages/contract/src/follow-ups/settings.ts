import { z } from 'zod';
import { limits } from '../constants.ts';
import { text } from '../shapes.ts';

/** Who attends: a chatbot, or people. */
export const followUpType = z.enum(['chatbot', 'human']);
export const followUpUnit = z.enum(['minutes', 'hours']);

const hour = z.number().int().min(0).max(23);

export const followUpMessage = z.object({
  enabled: z.boolean(),
  text: text(limits.follow_up_text_max_chars),
  /** How long after what came before it: the first after the last thing the company said, each other after the last one. */
  time: z.number().int().min(1).max(limits.follow_up_time_max),
  unit: followUpUnit,
});

export const followUpSettings = z.object({
  enabled: z.boolean(),
  /** The conversations in which it works. */
  types: z.array(followUpType).max(2),
  /**
   * Whole hours of the company's day, from the first to the beginning of the second. Where the first is greater, they
   * last over midnight; equal ones mean the whole day.
   */
  start_time: hour,
  end_time: hour,
  message_1: followUpMessage,
  message_2: followUpMessage,
  message_3: followUpMessage,
});

export type FollowUpType = z.infer<typeof followUpType>;
export type FollowUpUnit = z.infer<typeof followUpUnit>;
export type FollowUpMessage = z.infer<typeof followUpMessage>;
export type FollowUpSettings = z.infer<typeof followUpSettings>;

/** What a company has that has saved nothing: it is off, with something to begin with. */
export const defaultFollowUpSettings: FollowUpSettings = {
  enabled: false,
  types: ['chatbot'],
  start_time: 8,
  end_time: 20,
  message_1: {
    enabled: true,
    text: 'Oi, {primeiro_nome}! Ainda está por aí? Posso ajudar em mais alguma coisa?',
    time: 30,
    unit: 'minutes',
  },
  message_2: { enabled: false, text: '', time: 2, unit: 'hours' },
  message_3: { enabled: false, text: '', time: 24, unit: 'hours' },
};
