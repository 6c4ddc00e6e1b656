import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode } from '../node-shape.ts';

/**
 * A qualquer momento: one of these phrases leads here wherever the run waits, unless the phrase is a valid answer
 * there. Port `next`. With `resume`, the branch goes back to the question that was open, at a `return` node or at a
 * dead end.
 */
export const globalNode = defineNode(
  'global',
  'A qualquer momento',
  z.object({
    phrases: z.array(text(100)).max(50),
    /**
     * A phrase that leaves marketing ("sair", "parar"): it is checked before anything else, and also ends marketing.
     */
    opt_out: z.boolean().default(false),
    resume: z.boolean().default(false),
    /** Applies in this flow, or in every flow of the company while this one is published. */
    scope: z.enum(['flow', 'all']).default('flow'),
  }),
);
