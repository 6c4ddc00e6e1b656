import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { textPreview } from '../sending/text-preview.ts';
import { done, pageOf, paging, ref, saved, text } from '../shapes.ts';
import { calendarDay, repetition, scheduledMessage, scheduleStatus, scheduleType } from './schedule.ts';

const access = { can: 'schedules.manage' } as const;

const content = {
  /** Digits of the phone, without the country code where `country` is given. */
  to: text(30).default(''),
  country: text(10).default(''),
  /** The receiver where there is no phone to write: somebody who hides it. */
  contact: ref('contact').nullable().default(null),
  chip: ref('channel').nullable().default(null),
  type: scheduleType.default('text'),
  message: text(limits.schedule_message_max_chars).default(''),
  /** An upload of the person, or a file of the library. */
  media: ref('media').nullable().default(null),
  flow: ref('flow').nullable().default(null),
  opens_for_me: z.boolean().default(false),
  /** In the company's time zone: `2026-12-24` and `18:05`. */
  day: text(10).default(''),
  time: text(5).default(''),
  repeats: repetition.nullable().default(null),
};

const refusals = [
  'not_found',
  'schedule_chip_required',
  'schedule_receiver_required',
  'schedule_time_required',
  'country_code_invalid',
  'phone_invalid',
  'schedule_text_required',
  'schedule_flow_required',
  'schedule_time_past',
  'schedule_time_far',
  'schedule_never',
] as const;

export const schedulingCalls = {
  /** A page of schedules over the numbers that this person sees, by date. */
  getScheduledMessages: defineCall({
    path: 'get-scheduled-messages-by-user',
    access,
    input: z.object({
      ...paging,
      /** Part of a phone, a name or a text. */
      query: text(200).default(''),
      status: scheduleStatus.nullable().default(null),
      /** Only what is or was to be sent on that day of the company. */
      day: calendarDay.nullable().default(null),
      contact: ref('contact').nullable().default(null),
      order: z.enum(['soonest', 'latest']).default('soonest'),
    }),
    output: pageOf(scheduledMessage),
    errors: ['not_found'],
  }),
  /** How many sends there are on each day of a month's weeks (`2026-12`), with those that repetitions bring. */
  getScheduleDays: defineCall({
    path: 'get-scheduled-days',
    access,
    input: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    output: z.object({
      /** The company's today. */
      today: calendarDay,
      days: z.array(z.object({ day: calendarDay, scheduled: z.int(), sent: z.int(), error: z.int() })),
    }),
  }),
  createScheduledMessage: defineCall({
    path: 'create-scheduled-message',
    access,
    input: z.object(content),
    output: saved,
    errors: refusals,
  }),
  /** Changes a schedule whose next send has not left, or archives it (`filed`); the content then stays as it is. */
  updateScheduledMessage: defineCall({
    path: 'update-scheduled-message',
    access,
    input: z.object({ _id: ref('schedule'), ...content, filed: z.boolean().default(false) }),
    output: saved,
    errors: [...refusals, 'schedule_gone'],
  }),
  /** What a receiver would read, with the variables that they have no value for. */
  previewScheduledMessage: defineCall({
    path: 'preview-scheduled-message',
    access,
    input: z.object({
      to: content.to,
      country: content.country,
      contact: content.contact,
      chip: content.chip,
      message: content.message,
      day: content.day,
      time: content.time,
    }),
    output: textPreview,
    errors: [
      'not_found',
      'schedule_chip_required',
      'schedule_receiver_required',
      'country_code_invalid',
      'phone_invalid',
    ],
  }),
  /** Lets a held one go on, or sends now what was not sent: also a `missed` occurrence of one that goes on repeating. */
  retryScheduledMessage: defineCall({
    path: 'retry-scheduled-message',
    access,
    input: z.object({ _id: ref('schedule'), missed: z.boolean().default(false) }),
    output: done,
    errors: ['not_found', 'schedule_settled'],
  }),
};
