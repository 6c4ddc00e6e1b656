import { z } from 'zod';

/** What somebody would read of a text, with the variables that they have no value for. */
export const textPreview = z.object({ name: z.string(), text: z.string(), gaps: z.array(z.string()) });

export type TextPreview = z.infer<typeof textPreview>;
