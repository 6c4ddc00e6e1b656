import { z } from 'zod';
import { limits } from './constants.ts';
import { text } from './shapes.ts';

const day = text(10);

/** A number of days up to today, or a first and a last day, both included; by the company's calendar. */
export const interval = z.union([
  z.number().int().min(1).max(limits.interval_max_days),
  z.object({ from: day, to: day }),
]);

/** What a call that takes an interval may refuse. */
export const intervalErrors = ['period_invalid', 'period_length', 'period_in_future'] as const;

export type Interval = z.infer<typeof interval>;
