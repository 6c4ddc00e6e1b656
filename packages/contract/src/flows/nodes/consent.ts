import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, duration, speaking, template } from '../node-shape.ts';

/**
 * Consentimento: asks, and records the answer with its proof. Ports `accepted`, `denied`, `no_match`, `timeout`,
 * `error`.
 */
export const consentNode = defineNode(
  'consent',
  'Consentimento',
  z.object({
    ...speaking,
    text: template(),
    purpose: text(120).default('marketing'),
    accept_words: z.array(text(60)).max(20).default(['sim', 'aceito']),
    deny_words: z.array(text(60)).max(20).default(['não', 'recuso']),
    attempts: z.number().int().min(1).max(10).default(2),
    no_match_text: template(1024).default('Responda com SIM ou NÃO.'),
    timeout: duration.nullable().default(null),
  }),
);
