import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, template } from '../node-shape.ts';

/** Nota interna: a system message that only the team sees. Port `next`. */
export const notifyNode = defineNode(
  'notify',
  z.object({
    text: template(2000),
    /** People who are called to the conversation, each as long as they see it. */
    mentions: z.array(text(100)).max(10).default([]),
  }),
);
