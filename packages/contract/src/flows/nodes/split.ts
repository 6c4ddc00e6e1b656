import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, partId } from '../node-shape.ts';

/**
 * Teste A/B: a contact keeps the branch it got first. Ports `branch:<id>` for each branch. The weights sum to 100.
 */
export const splitNode = defineNode(
  'split',
  'Teste A/B',
  z.object({
    branches: z
      .array(z.object({ id: partId, label: text(80).default(''), weight: z.number().int().min(0).max(100) }))
      .min(2)
      .max(6),
    sticky: z.boolean().default(true),
  }),
);
