import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, template } from '../node-shape.ts';

/** Nota interna: a system message that only the team sees, and who is told that it is there. Port `next`. */
export const notifyNode = defineNode(
  'notify',
  'Nota interna',
  z.object({
    text: template(2000),
    /** People who are called to the conversation, each as long as they see it. */
    mentions: z.array(text(100)).max(10).default([]),
    /** They are called by e-mail too. */
    email: z.boolean().default(false),
    /** What e-mail and other system are told, as it stands: without variables nothing of the customer gets in. */
    notice: text(200).default(''),
    /** Another system that is told with a POST; empty is none. */
    webhook_url: text(2000).default(''),
    /** The company's secret that is sent to it as "Authorization". */
    webhook_secret: text(60).default(''),
  }),
);
