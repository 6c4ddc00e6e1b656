import { z } from 'zod';
import { rowId } from '../shapes.ts';

export const quickMessage = z.object({
  _id: rowId,
  shortcut: z.string(),
  message: z.string(),
  filed: z.boolean(),
});

export type QuickMessage = z.infer<typeof quickMessage>;

/** A shortcut as it is stored: one word without the slash that calls it; spaces inside become hyphens. */
export function normaliseShortcut(typed: string): string {
  return typed
    .trim()
    .replace(/^[/\s]+/, '')
    .replaceAll(/\s+/g, '-');
}
