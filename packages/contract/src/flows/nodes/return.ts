import { z } from 'zod';
import { defineNode } from '../node-shape.ts';

/** Voltar: back to the question that a phrase led away from, else to the flow that called, or the end. No ports. */
export const returnNode = defineNode('return', 'Voltar', z.object({}));
