import { z } from 'zod';
import { defineNode, duration, template, variableName } from '../node-shape.ts';

/**
 * Definir variável. Ports `next`, `error` (arithmetic with words, a division by zero, a sensitive answer that would
 * outlive the run).
 */
export const setNode = defineNode(
  'set',
  'Definir variável',
  z.object({
    assignments: z
      .array(
        z.object({
          variable: variableName,
          /** `text` fills a template, `expression` calculates, `add` adds the value, `clear` deletes. */
          kind: z.enum(['text', 'expression', 'add', 'clear']),
          value: template(1000).default(''),
          /** Where it is stored: in the run, in the conversation, or with the contact for good. */
          scope: z.enum(['flow', 'conversation', 'contact']).default('flow'),
          /** How long it outlives the run; null for as long as the contact or conversation exists. */
          expires: duration.nullable().default(null),
        }),
      )
      .min(1)
      .max(30),
  }),
);
