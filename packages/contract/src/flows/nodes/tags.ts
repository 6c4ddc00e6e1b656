import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode } from '../node-shape.ts';

/** Tags: adds and removes. Port `next`. */
export const tagsNode = defineNode(
  'tags',
  'Tags',
  z.object({
    add: z.array(text(100)).max(50).default([]),
    remove: z.array(text(100)).max(50).default([]),
  }),
);
