import { z } from 'zod';
import { defineNode } from '../node-shape.ts';

/** Início: where a run begins. One per flow. Port `next`. */
export const startNode = defineNode(
  'start',
  'Início',
  z.object({
    /** Whether "cancelar" ends it and "falar com atendente" calls people, wherever it waits; on in new flows. */
    way_out: z.boolean().default(false),
  }),
);
