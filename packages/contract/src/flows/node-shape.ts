import { z } from 'zod';
import { text } from '../shapes.ts';

/** An id inside a flow document: of a node, a port, an option, a rule. The editor makes it; it never changes. */
export const partId = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.:-]+$/);

/** The name of a flow's variable, as written between braces: `{nome}`. */
export const variableName = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\p{L}_][\p{L}\p{N}_]*$/u);

/** Text with `{variables}`; the engine's problems say whether it may be empty, not the shape. */
export const template = (max = 4096) => text(max);

/** A length of time. */
export const duration = z.object({
  amount: z.number().int().min(1).max(100_000),
  unit: z.enum(['seconds', 'minutes', 'hours', 'days']),
});

/** Hours of some weekdays, 1 Monday to 7 Sunday; `to` before `from` reaches into the next day. */
export const weeklyHours = z.object({
  days: z.array(z.number().int().min(1).max(7)).max(7),
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});

/** Settings of every node that speaks to the customer. */
export const speaking = {
  /** Waits as long as a person would need for typing. */
  typing: z.boolean().default(true),
};

/** Defines a kind of node: its name in documents, its name on the screen, and its settings. */
export function defineNode<Type extends string, Settings extends z.ZodObject>(
  type: Type,
  title: string,
  settings: Settings,
) {
  return z
    .object({
      id: partId,
      type: z.literal(type),
      /** Its name on the canvas, instead of the kind's. */
      label: text(80).default(''),
      /** For people who read the flow later. */
      note: text(1000).default(''),
      position: z.object({ x: z.number(), y: z.number() }),
      /** The node behind each port, by the port's id; a port that leads nowhere is absent. */
      next: z.record(partId, partId).default({}),
      settings,
    })
    .meta({ title });
}

export type Duration = z.infer<typeof duration>;
export type WeeklyHours = z.infer<typeof weeklyHours>;
