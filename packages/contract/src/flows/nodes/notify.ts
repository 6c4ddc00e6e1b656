import { z } from 'zod';
import { defineNode, template } from '../node-shape.ts';

/** Nota interna: a system message that only the team sees. Port `next`. */
export const notifyNode = defineNode('notify', z.object({ text: template(2000) }));
