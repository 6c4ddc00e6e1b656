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
