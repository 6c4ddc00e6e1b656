import { z } from 'zod';
import { defineNode } from '../node-shape.ts';

/** Voltar: back to the flow that called, or the end. No ports. */
export const returnNode = defineNode('return', z.object({}));
