import { z } from 'zod';
import { defineNode, duration } from '../node-shape.ts';

/**
 * Ignorar contato: no message of this contact is taken in any more, for a time or until a person undoes it. Ends the
 * run; no bot undoes it. No ports.
 */
export const ignoreNode = defineNode(
  'ignore',
  'Ignorar contato',
  z.object({
    /** Null for good. */
    duration: duration.nullable().default(null),
  }),
);
