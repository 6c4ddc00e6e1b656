import { z } from 'zod';
import { defineNode } from '../node-shape.ts';

/** Ignorar contato: nothing this contact writes is taken in any more. Ends the run; only a person undoes it. No ports. */
export const ignoreNode = defineNode('ignore', z.object({}));
