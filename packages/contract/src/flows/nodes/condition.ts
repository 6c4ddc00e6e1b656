import { z } from 'zod';
import { text } from '../../shapes.ts';
import { comparisonGroup } from '../comparison.ts';
import { defineNode, partId } from '../node-shape.ts';

/** Condição: the first rule that holds. Ports `rule:<id>` for each rule, `else`. */
export const conditionNode = defineNode(
  'condition',
  'Condição',
  z.object({
    rules: z
      .array(
        z.object({
          id: partId,
          label: text(80).default(''),
          mode: z.enum(['all', 'any']).default('all'),
          groups: z.array(comparisonGroup).min(1).max(10),
        }),
      )
      .max(20),
  }),
);
