import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, template } from '../node-shape.ts';

/** Nota interna: a system message that only the team sees, and who is notified of it. Port `next`. */
export const notifyNode = defineNode(
  'notify',
  'Nota interna',
  z.object({
    text: template(2000),
    /** People who are called to the conversation, each only if they may see it. */
    mentions: z.array(text(100)).max(10).default([]),
    /** Whether they are also called by e-mail. */
    email: z.boolean().default(false),
    /**
     * What the e-mail and the other system get, word for word: without variables it contains nothing about the
     * customer.
     */
    notice: text(200).default(''),
    /** Another system that is notified with a POST; empty for none. */
    webhook_url: text(2000).default(''),
    /** The company's secret that is sent to it as "Authorization". */
    webhook_secret: text(60).default(''),
  }),
);
