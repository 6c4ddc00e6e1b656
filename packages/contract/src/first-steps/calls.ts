import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done } from '../shapes.ts';
import { firstSteps } from './first-steps.ts';

const access = { can: 'first_steps.view' } as const;

export const firstStepsCalls = {
  /** Where a new company stands on its way to the first answered message, by what is there. */
  getFirstSteps: defineCall({
    path: 'get-first-steps',
    access,
    input: z.object({}),
    output: firstSteps,
  }),
  /** Ends the guide for the whole company, or takes that back. */
  dismissFirstSteps: defineCall({
    path: 'dismiss-first-steps',
    access,
    input: z.object({ dismissed: z.boolean() }),
    output: done,
  }),
};
