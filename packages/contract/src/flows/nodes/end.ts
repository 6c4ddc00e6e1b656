import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, speaking, template } from '../node-shape.ts';

/** Fim. No ports. */
export const endNode = defineNode(
  'end',
  'Fim',
  z.object({
    ...speaking,
    /** resolvido, convertido, abandonado, or the company's own word. */
    outcome: text(60).default('resolvido'),
    text: template().default(''),
    finish_conversation: z.boolean().default(true),
  }),
);
