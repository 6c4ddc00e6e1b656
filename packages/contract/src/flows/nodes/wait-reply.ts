import { z } from 'zod';
import { defineNode, duration, variableName } from '../node-shape.ts';

/** Aguardar resposta. Ports `replied`, `timeout`. */
export const waitReplyNode = defineNode(
  'waitReply',
  'Aguardar resposta',
  z.object({
    timeout: duration.nullable().default(null),
    /** Messages that arrive within this time of the last one count as one reply. */
    gather_seconds: z.number().int().min(0).max(60).default(0),
    /** How many of the gathered messages are kept; the newest. */
    keep: z.number().int().min(1).max(20).default(5),
    variable: variableName.nullable().default(null),
  }),
);
