import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, speaking, template } from '../node-shape.ts';

/** Atribuir atendente. Ends the run. Port `away` (not online, or no longer in the team). */
export const toAgentNode = defineNode(
  'toAgent',
  'Atribuir atendente',
  z.object({
    ...speaking,
    /** Empty: the person who attended this contact last. */
    user: text(100).default(''),
    text: template(1024).default(''),
    summary: z.boolean().default(true),
  }),
);
