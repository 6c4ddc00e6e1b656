import { z } from 'zod';
import { defineNode, template, variableName } from '../node-shape.ts';

/** Definir variável. Ports `next`, `error` (a sum with words, a division by zero). */
export const setNode = defineNode(
  'set',
  z.object({
    assignments: z
      .array(
        z.object({
          variable: variableName,
          /** `text` fills a template, `expression` calculates, `add` counts on by the value, `clear` forgets. */
          kind: z.enum(['text', 'expression', 'add', 'clear']),
          value: template(1000).default(''),
        }),
      )
      .min(1)
      .max(30),
  }),
);
