import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, duration, template, weeklyHours } from '../node-shape.ts';

/** Espera. Ports `next` (the time has come), `replied` (the customer wrote meanwhile, with `until_reply`). */
export const waitNode = defineNode(
  'wait',
  'Espera',
  z.object({
    /** For a duration, until a fixed time, or until a variable's date shifted by an offset. */
    kind: z.enum(['duration', 'moment', 'variable']).default('duration'),
    duration: duration.nullable().default(null),
    /** Local date and time, "2026-12-24T18:00". */
    moment: text(16).default(''),
    variable: template(200).default(''),
    /** Before the date when negative. */
    offset_minutes: z.number().int().min(-525_600).max(525_600).default(0),
    /** It ends only within these hours; empty means any time. */
    within: z.array(weeklyHours).max(7).default([]),
    time_zone: text(60).default(''),
    until_reply: z.boolean().default(false),
  }),
);
