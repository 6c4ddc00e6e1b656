import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, template, variableName } from '../node-shape.ts';

/** Chamar fluxo: runs another flow and comes back. Ports `next`, `error` (archived, or too deep). */
export const subflowNode = defineNode(
  'subflow',
  'Chamar fluxo',
  z.object({
    flow: text(100),
    /** Whether it works on the same variables instead of its own. */
    share_variables: z.boolean().default(true),
    inputs: z
      .array(z.object({ variable: variableName, value: template(1000) }))
      .max(30)
      .default([]),
    /** The values that come back: our `variable` gets its `from`. */
    outputs: z
      .array(z.object({ variable: variableName, from: variableName }))
      .max(30)
      .default([]),
  }),
);
