import { z } from 'zod';
import { defineNode, duration, speaking, template, variableName } from '../node-shape.ts';

/** Avaliação: a value of the scale on its own. Ports `next`, `no_match` (something else, after the attempts), `timeout`, `error`. */
export const csatNode = defineNode(
  'csat',
  'Avaliação',
  z.object({
    ...speaking,
    text: template(),
    scale: z.enum(['0-10', '1-5', 'thumbs']).default('1-5'),
    /** How often something else than a score is asked again, and how; an empty text names the scale. */
    attempts: z.number().int().min(1).max(10).default(2),
    no_match_text: template(1024).default(''),
    ask_comment: z.boolean().default(false),
    comment_text: template(1024).default('Obrigado! Quer contar o motivo da nota?'),
    thanks_text: template(1024).default('Obrigado pela sua avaliação!'),
    variable: variableName.nullable().default(null),
    timeout: duration.default({ amount: 24, unit: 'hours' }),
  }),
);
