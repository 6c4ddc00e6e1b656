import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

/** What a column of an imported sheet contains. */
export const importProp = z.enum(['phone', 'name', 'tags', 'variable', 'skip']);

export const importState = z.enum([
  'analysing',
  'ready',
  'importing',
  'cancelling',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
]);

/** An import of contacts: analysed, shown to the person, then run in the background. */
export const contactImport = z.object({
  _id: rowId,
  file_name: z.string(),
  state: importState,
  /** Why it failed, in one sentence. */
  problem: z.string().nullable(),
  header: z.array(z.string()),
  /** What each column of the header contains. */
  props: z.array(importProp),
  counts: z.object({
    /** Rows in the sheet, without the heading. */
    total: z.number().int(),
    /** Rows with a usable phone, each phone once. */
    valid: z.number().int(),
    /** Valid rows whose phone the company already has. */
    existing: z.number().int(),
    rejected: z.number().int(),
    repaired: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    undone: z.number().int(),
    kept: z.number().int(),
  }),
  /** How many of the rows to do now are done. */
  progress: z.number().int(),
  created: instant,
});

/** One of the first rows, as it would be imported. */
export const importPreviewRow = z.object({
  number: z.number().int(),
  phone: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  status: z.enum(['new', 'existing', 'rejected']),
  /** Why it is left out, or what was changed in its phone. */
  note: z.string(),
});

export type ImportProp = z.infer<typeof importProp>;
export type ImportState = z.infer<typeof importState>;
export type ContactImport = z.infer<typeof contactImport>;
export type ImportPreviewRow = z.infer<typeof importPreviewRow>;
