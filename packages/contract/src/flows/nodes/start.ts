import { z } from 'zod';
import { defineNode } from '../node-shape.ts';

/** Início: where a run begins. One per flow. Port `next`. */
export const startNode = defineNode('start', 'Início', z.object({}));
