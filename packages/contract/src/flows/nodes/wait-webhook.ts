import { z } from 'zod';
import { defineNode, duration } from '../node-shape.ts';
import { valueMapping } from './http.ts';

/**
 * Webhook de retorno: waits for a call from outside at the run's own address, `{sistema.endereco_retorno}`; a call
 * that came earlier is kept for it. Ports `received`, `timeout`.
 */
export const waitWebhookNode = defineNode(
  'waitWebhook',
  'Webhook de retorno',
  z.object({
    timeout: duration.nullable().default({ amount: 1, unit: 'hours' }),
    mappings: z.array(valueMapping).max(50).default([]),
  }),
);
