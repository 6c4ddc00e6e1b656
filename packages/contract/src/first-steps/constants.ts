import type { AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const firstStepsConstants = {
  errors: {},
  limits: {
    /** How many of the newest conversations are looked through for an answer. */
    first_steps_conversations: 200,
  },
  abilities: ['first_steps.view'],
  refs: [],
} as const satisfies AreaConstants;
