import { z } from 'zod';
import { defineNode, partId } from '../node-shape.ts';

/** Ir para: goes on at another node, without a connection across the canvas. No ports. */
export const jumpNode = defineNode(
  'jump',
  'Ir para',
  z.object({ target: partId.or(z.literal('')).default('') }),
);
