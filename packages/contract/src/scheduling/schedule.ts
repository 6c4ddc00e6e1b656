import { z } from 'zod';
import { limits } from '../constants.ts';
import { media } from '../media/media.ts';
import { holdReason, sendReason, sendState, waitReason } from '../sending/send-state.ts';
import { instant, rowId } from '../shapes.ts';

/** A day of the company's calendar, such as `2026-12-24`. */
export const calendarDay = z.iso.date();

/** When a schedule comes again. */
export const repetition = z.object({
  every: z.enum(['day', 'week', 'month']),
  /** Every so many days, weeks or months. */
  interval: z.number().int().min(1).max(limits.schedule_max_interval).default(1),
  /** Of weeks: 0 is Sunday; none for the weekday on which it begins. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).default([]),
  /** The last day on which it may come; null for no end. */
  until: calendarDay.nullable().default(null),
});

export type Repetition = z.infer<typeof repetition>;

export const scheduleType = z.enum(['text', 'flow']);

/** `scheduled`: its next send waits. `sent`: it was handed over, and nothing follows. `error`: it was not sent, or failed. */
export const scheduleStatus = z.enum(['scheduled', 'sent', 'error']);

export type ScheduleStatus = z.infer<typeof scheduleStatus>;

const outcome = z.object({ state: sendState, reason: sendReason.nullable(), at: instant });

export const scheduledMessage = z.object({
  _id: rowId,
  /** Digits of the phone; empty for a contact who hides it. */
  to: z.string(),
  contact: z.object({ _id: rowId, name: z.string() }).nullable(),
  chip: z.object({ _id: rowId, name: z.string(), filed: z.boolean() }),
  type: scheduleType,
  message: z.string(),
  media: media.nullable(),
  flow: z.object({ _id: rowId, name: z.string() }).nullable(),
  /** Whether the conversation opens for `user` when it leaves. */
  opens_for_me: z.boolean(),
  user: z.string(),
  /** When it is sent next, or was meant to be sent last. */
  scheduledTo: instant,
  /** The same in the company's time zone: `2026-12-24` and `18:05`. */
  day: calendarDay,
  time: z.string(),
  /** The day from which a repetition counts. */
  starts: calendarDay,
  repeats: repetition.nullable(),
  status: scheduleStatus,
  /** How far its current send has come. */
  send: z.object({ state: sendState, reason: sendReason.nullable() }),
  /** Why it is held until a person resumes it. */
  held: holdReason.nullable(),
  /** What its number waits for at the moment, where it is due. */
  waits: waitReason.nullable(),
  /** Whether its number is connected. */
  is_connected: z.boolean(),
  /** What became of the occurrence before, where it repeats. */
  last: outcome.nullable(),
  filed: z.boolean(),
});

export type ScheduledMessage = z.infer<typeof scheduledMessage>;
