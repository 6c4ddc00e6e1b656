import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode } from '../node-shape.ts';

/**
 * A qualquer momento: one of these phrases leads here wherever the run waits, unless the phrase is a valid answer there.
 * Port `next`. With `resume`, the branch's end goes back to the question that was open.
 */
export const globalNode = defineNode(
  'global',
  z.object({
    phrases: z.array(text(100)).max(50),
    /** A phrase of the way out ("sair", "parar"): looked at before anything else, and it ends marketing too. */
    opt_out: z.boolean().default(false),
    resume: z.boolean().default(false),
  }),
);
