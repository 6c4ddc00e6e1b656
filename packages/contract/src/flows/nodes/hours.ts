import { z } from 'zod';
import { text } from '../../shapes.ts';
import { defineNode, weeklyHours } from '../node-shape.ts';

/** Horário: ports `open`, `closed`, `holiday`. */
export const hoursNode = defineNode(
  'hours',
  'Horário',
  z.object({
    /** IANA zone; empty for the company's. */
    time_zone: text(60).default(''),
    weekly: z.array(weeklyHours).max(20),
    national_holidays: z.boolean().default(true),
    holidays: z
      .array(z.object({ date: z.iso.date(), name: text(80).default('') }))
      .max(100)
      .default([]),
  }),
);
