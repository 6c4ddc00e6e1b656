import { z } from 'zod';
import { defineNode, duration, template, variableName } from '../node-shape.ts';

/**
 * Definir variável. Ports `next`, `error` (a sum with words, a division by zero, a sensitive answer that would outlive
 * the run).
 */
export const setNode = defineNode(
  'set',
  'Definir variável',
  z.object({
    assignments: z
      .array(
        z.object({
          variable: variableName,
          /** `text` fills a template, `expression` calculates, `add` counts on by the value, `clear` forgets. */
          kind: z.enum(['text', 'expression', 'add', 'clear']),
          value: template(1000).default(''),
          /** Where it is kept: in the run, in the conversation, or with the contact for good. */
          scope: z.enum(['flow', 'conversation', 'contact']).default('flow'),
          /** Beyond the run, for how long; null is for as long as there is what it is kept with. */
          expires: duration.nullable().default(null),
        }),
      )
      .min(1)
      .max(30),
  }),
);
