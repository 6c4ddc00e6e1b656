import { z } from 'zod';
import { rowId } from '../shapes.ts';

export const quickMessage = z.object({
  _id: rowId,
  shortcut: z.string(),
  message: z.string(),
  filed: z.boolean(),
});

export type QuickMessage = z.infer<typeof quickMessage>;
