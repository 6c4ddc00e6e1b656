import { z } from 'zod';
import { media } from '../media/media.ts';
import { rowId } from '../shapes.ts';

export const quickMessage = z.object({
  _id: rowId,
  shortcut: z.string(),
  /** May be empty where there is a file. */
  message: z.string(),
  filed: z.boolean(),
  /** The name it is grouped under; empty for none. */
  folder: z.string(),
  /** Whose people see and send it; everybody's where it is empty. */
  departments: z.array(rowId),
  /** The file that goes with it. */
  media: media.nullable(),
});

export type QuickMessage = z.infer<typeof quickMessage>;

/** In which order the table lists quick messages. */
export const quickMessageOrder = z.enum(['shortcut', 'newest']);

export type QuickMessageOrder = z.infer<typeof quickMessageOrder>;
