import { z } from 'zod';
import { text } from '../../shapes.ts';
import { comparisonGroup } from '../comparison.ts';
import { defineNode, duration, partId, speaking, template, variableName } from '../node-shape.ts';

/**
 * Menu: numbered options. Ports `option:<id>` for each option, `dynamic` (an option of the list variable), `back`
 * (with "0"), `no_match` (after the attempts), `timeout`, `error` (it could not be sent).
 */
export const menuNode = defineNode(
  'menu',
  'Menu',
  z.object({
    ...speaking,
    text: template(),
    options: z
      .array(
        z.object({
          id: partId,
          label: template(200),
          /** What the variable gets instead of the label. */
          value: template(200).default(''),
          synonyms: z.array(text(100)).max(20).default([]),
          /** Shown only when this is true. */
          show_if: comparisonGroup.nullable().default(null),
        }),
      )
      .max(50),
    /** A list variable whose items become options after the others. */
    dynamic: variableName.nullable().default(null),
    back: z.boolean().default(false),
    attempts: z.number().int().min(1).max(10).default(2),
    no_match_text: template(1024).default('Não entendi. Responda com uma das opções.'),
    /** Also accepts misspelt words: one mistake from five letters on, two from eight. */
    fuzzy: z.boolean().default(true),
    variable: variableName.nullable().default(null),
    /** Messages that choose no option plainly, and arrive within this time, count as one answer. */
    gather_seconds: z.number().int().min(0).max(60).default(0),
    timeout: duration.nullable().default(null),
  }),
);
