import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const sendingConstants = {
  errors: {
    weekdays_required: refusal('Escolha pelo menos um dia da semana para os envios.'),
  },
  limits: {
    sends_per_hour_max: 10_000,
    sends_per_day_max: 100_000,
    /** Up to so many waiting sends of a number are counted. */
    sends_counted_max: 10_000,
    /** How long after a send what its receiver writes counts as the reply to it. */
    reply_attribution_hours: 72,
  },
  abilities: ['sending.manage'],
  refs: [],
} as const satisfies AreaConstants;
