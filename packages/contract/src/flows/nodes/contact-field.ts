import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, template } from '../node-shape.ts';

/** Atualizar contato. Ports `next`, `error` (a value that does not fit its field). */
export const contactFieldNode = defineNode(
  'contactField',
  'Atualizar contato',
  z.object({
    fields: z
      .array(
        z.object({
          /** `override_name`, or the name of one of the contact's own fields. */
          field: text(60),
          value: template(1000),
          /** An existing value is kept unless this is true. */
          overwrite: z.boolean().default(false),
        }),
      )
      .max(30)
      .default([]),
    annotation: template(2000).default(''),
  }),
);
