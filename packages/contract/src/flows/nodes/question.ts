import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, duration, speaking, template, variableName } from '../node-shape.ts';

export const questionKind = z.enum([
  'text',
  'number',
  'email',
  'phone',
  'cpf',
  'cnpj',
  'cep',
  'date',
  'time',
  'money',
  'yes_no',
  'file',
  'image',
  'audio',
  'location',
  'list',
]);

/**
 * Pergunta: an answer of a kind, stored in a variable. Ports `next`, `skipped`, `no_match` (after the attempts),
 * `timeout`, `error`.
 */
export const questionNode = defineNode(
  'question',
  'Pergunta',
  z.object({
    ...speaking,
    text: template(),
    kind: questionKind.default('text'),
    /** A regular expression the answer must match as well. */
    pattern: text(300).default(''),
    /** The smallest and the greatest number, amount or day; a day may be counted from today ("hoje", "daqui a 30 dias"). */
    min: template(60).default(''),
    max: template(60).default(''),
    /** Whether a day that is over is an answer. */
    past_days: z.boolean().default(true),
    error_text: template(1024).default(''),
    attempts: z.number().int().min(1).max(10).default(2),
    timeout: duration.nullable().default(null),
    variable: variableName.default('resposta'),
    /** The contact's data field that also gets the answer. */
    save_to: text(60).default(''),
    /** The word with which the customer skips the question. */
    skip_word: text(60).default(''),
    /** Masked on the desk, in traces and exports. */
    sensitive: z.boolean().default(false),
    /** Messages that arrive within this time count as one answer. */
    gather_seconds: z.number().int().min(0).max(60).default(0),
  }),
);

export type QuestionKind = z.infer<typeof questionKind>;
