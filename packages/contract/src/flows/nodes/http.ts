import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, partId, template, variableName } from '../node-shape.ts';

const pair = z.object({ id: partId, name: template(200), value: template(2000).default('') });

/** A value of a JSON answer, by its path ("cliente.nome", "itens[0].preco"), and the variable that gets it. */
export const valueMapping = z.object({ path: text(300), variable: variableName });

/** Requisição HTTP. Ports `success` (2xx), `client_error` (4xx), `failed` (5xx, no answer, or an unusable answer). */
export const httpNode = defineNode(
  'http',
  'Requisição HTTP',
  z.object({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
    url: template(2000),
    headers: z.array(pair).max(30).default([]),
    query: z.array(pair).max(30).default([]),
    body_kind: z.enum(['none', 'json', 'form']).default('none'),
    /** JSON with variables in it, which are escaped. */
    body: template(20_000).default(''),
    form: z.array(pair).max(50).default([]),
    /** The company's secret that is sent as "Authorization"; its value is in no flow and no trace. */
    secret: text(60).default(''),
    timeout_seconds: z.number().int().min(1).max(120).default(30),
    retries: z.number().int().min(0).max(5).default(2),
    mappings: z.array(valueMapping).max(50).default([]),
    status_variable: variableName.nullable().default(null),
  }),
);
