import { z } from 'zod';
import { rowId } from '../shapes.ts';

/** The steps of a new company, in their order. */
export const firstStep = z.enum(['number', 'departments', 'team', 'message']);

export const firstSteps = z.object({
  /** True once all steps were done, or somebody dismissed the guide. */
  is_over: z.boolean(),
  done: z.array(firstStep),
  /** A conversation in which a customer waits for the first answer. */
  waiting: rowId.nullable(),
});

export type FirstStep = z.infer<typeof firstStep>;
export type FirstSteps = z.infer<typeof firstSteps>;
