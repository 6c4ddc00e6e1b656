import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, duration, speaking, template } from '../node-shape.ts';

/**
 * Transferir para departamento: hands the conversation to people and ends the run. Ports `nobody` (nobody of the
 * department is online; if it is a dead end, the conversation is handed over nevertheless), `timeout` (nobody took it
 * over in time).
 */
export const toDepartmentNode = defineNode(
  'toDepartment',
  'Transferir para departamento',
  z.object({
    ...speaking,
    department: text(100),
    strategy: z.enum(['none', 'least_loaded', 'longest_idle', 'last_agent']).default('none'),
    /** Said to the customer. */
    text: template(1024).default(''),
    /**
     * Said afterwards to those who must wait; `{posicao}` is their place in the department's line. Empty says
     * nothing.
     */
    place_text: template(1024).default(''),
    /** Shown on the desk. */
    priority: z.enum(['normal', 'high']).default('normal'),
    /** Variables and the path through the flow, as a system message for the person who takes over. */
    summary: z.boolean().default(true),
    timeout: duration.nullable().default(null),
  }),
);
