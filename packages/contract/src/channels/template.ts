import { z } from 'zod';
import { instant, text } from '../shapes.ts';

const button = z.object({
  text: z.string(),
  /** Where it leads, with a variable at its end; null for every other button. */
  url: z.string().nullable(),
});

/** Why a template cannot be sent from here. */
export const templateObstacle = z.enum([
  'pending',
  'rejected',
  'paused',
  'disabled',
  'header_file',
  'other_part',
]);

/** A message that Meta approved before, as people choose it. */
export const messageTemplate = z.object({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  obstacle: templateObstacle.nullable(),
  /** Texts with their variables in double braces. */
  header: z.string().nullable(),
  body: z.string(),
  footer: z.string().nullable(),
  buttons: z.array(button),
});

/** The templates of a number, and when Meta was last asked about them. */
export const messageTemplates = z.object({
  templates: z.array(messageTemplate),
  synced: instant.nullable(),
});

/** Which template is sent, with the values of its variables, in the order of `templateVariables`. */
export const templateChoice = z.object({
  name: text(512).min(1),
  language: text(20).min(1),
  header: z.array(text(60).trim().min(1)).max(1).default([]),
  body: z.array(text(1024).trim().min(1)).max(50).default([]),
  /** By the button's place; null for a button without a variable. */
  buttons: z.array(text(2000).trim().min(1).nullable()).max(10).default([]),
});

export type MessageTemplate = z.infer<typeof messageTemplate>;
export type TemplateChoice = z.infer<typeof templateChoice>;
export type TemplateObstacle = z.infer<typeof templateObstacle>;

const variable = /\{\{\s*(\w+)\s*\}\}/g;

/** Returns the names of a text's variables, each once: numbered ones by number, others as they come. */
export function templateVariables(text: string | null): string[] {
  const names = [...new Set(Array.from((text ?? '').matchAll(variable), (match) => match[1] ?? ''))];
  return names.every((name) => /^\d+$/.test(name)) ? names.toSorted((a, b) => Number(a) - Number(b)) : names;
}

/** Returns how a template reads with these values; a variable without a value stays as it is. */
export function templateText(
  { header, body, footer }: Pick<MessageTemplate, 'header' | 'body' | 'footer'>,
  values: Pick<TemplateChoice, 'header' | 'body'>,
): string {
  const parts = [filled(header, values.header), filled(body, values.body), footer ?? ''];
  return parts.filter((part) => part !== '').join('\n\n');
}

function filled(text: string | null, values: readonly string[]): string {
  const names = templateVariables(text);
  return (text ?? '').replaceAll(variable, (whole, name: string) => values[names.indexOf(name)] || whole);
}
