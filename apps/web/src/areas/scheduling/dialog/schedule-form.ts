import { countryCode } from '@prosa/brazil';
import {
  errorText,
  type CallInput,
  type calls,
  type Media,
  type Repetition,
  type ScheduledMessage,
} from '@prosa/contract';
import type { FieldRefusals } from '../../../lib/api/refused-field.ts';
import type { PickedContact } from '../../conversations/dialogs/contact-picker.tsx';
import { splitPhone } from '../schedule-words.ts';

/** What is known before the person types: who it is for, over which number, and the draft of the composer. */
export interface Given {
  contact: PickedContact;
  chip?: string;
  message?: string;
}

/** The values of the form. */
export interface ScheduleFields {
  receiver: 'number' | 'contact';
  contact: PickedContact | null;
  country: string;
  phone: string;
  chip: string | null;
  type: 'text' | 'flow';
  message: string;
  media: Media | null;
  flow: string | null;
  opens_for_me: boolean;
  day: string;
  time: string;
  every: Repetition['every'] | 'never';
  interval: number;
  weekdays: number[];
  until: string;
}

const blank: ScheduleFields = {
  receiver: 'number',
  contact: null,
  country: countryCode,
  phone: '',
  chip: null,
  type: 'text',
  message: '',
  media: null,
  flow: null,
  opens_for_me: false,
  day: '',
  time: '',
  every: 'never',
  interval: 1,
  weekdays: [],
  until: '',
};

/** Returns the fields with which the form begins: those of a schedule, or what is given. */
export function fieldsOf(schedule: ScheduledMessage | null, given: Given | undefined): ScheduleFields {
  if (!schedule) {
    const { contact = null, chip = null, message = '' } = given ?? {};
    return { ...blank, receiver: contact ? 'contact' : 'number', contact, chip, message };
  }
  const { to, contact, chip, repeats } = schedule;
  const known = contact && { ...contact, override_name: null, phone: to, channel_contact_id: null };
  const { country, phone } = splitPhone(to);
  return {
    ...blank,
    ...schedule,
    receiver: to ? 'number' : 'contact',
    contact: known,
    country,
    phone,
    chip: chip.filed ? null : chip._id,
    flow: schedule.flow?._id ?? null,
    day: repeats ? schedule.starts : schedule.day,
    every: repeats?.every ?? 'never',
    interval: repeats?.interval ?? 1,
    weekdays: repeats?.weekdays ?? [],
    until: repeats?.until ?? '',
  };
}

type Input = CallInput<typeof calls.createScheduledMessage>;

/** Returns the call's input from what was typed; the country's code goes before the number. */
export function inputOf(fields: ScheduleFields): Input {
  const { receiver, contact, country, phone, chip, type, opens_for_me, day, time } = fields;
  const isText = type === 'text';
  return {
    ...(receiver === 'contact' && contact ? { contact: contact._id } : { country, to: phone }),
    chip,
    type,
    message: isText ? fields.message : '',
    media: isText ? (fields.media?._id ?? null) : null,
    flow: isText ? null : fields.flow,
    opens_for_me: isText && opens_for_me,
    day,
    time,
    repeats: repeatsOf(fields),
  };
}

/**
 * Returns what the preview asks for; null where the text has no variables, or the receiver or the number is missing.
 */
export function previewOf(fields: ScheduleFields): CallInput<typeof calls.previewScheduledMessage> | null {
  const { receiver, contact, country, phone, chip, type, message, day, time } = fields;
  if (type !== 'text' || chip === null || !message.includes('{')) return null;
  const asked = { chip, message, day, time };
  if (receiver === 'contact') return contact && { ...asked, contact: contact._id };
  const isWhole = Object.keys(numberProblems({ country, phone })).length === 0;
  return isWhole ? { ...asked, country, to: phone } : null;
}

function repeatsOf({ every, interval, weekdays, until }: ScheduleFields): Repetition | null {
  if (every === 'never') return null;
  return { every, interval, weekdays: every === 'week' ? weekdays : [], until: until || null };
}

/** Where a sentence about the form can stand. */
export type Place = 'contact' | 'country' | 'phone' | 'chip' | 'message' | 'flow' | 'day' | 'until';

/** Returns what is missing or wrong, in the specification's words. */
export function problemsOf(fields: ScheduleFields): Partial<Record<Place, string>> {
  const { receiver, contact, country, phone, chip, type, message, media, flow, day, time } = fields;
  const isMissing = type === 'text' ? !message.trim() && !media : flow === null;
  return {
    ...(receiver === 'contact' && !contact ? { contact: errorText('schedule_receiver_required') } : {}),
    ...(receiver === 'number' ? numberProblems({ country, phone }) : {}),
    ...(chip ? {} : { chip: errorText('schedule_chip_required') }),
    ...(day && time ? {} : { day: errorText('schedule_time_required') }),
    ...(isMissing && type === 'text' ? { message: errorText('schedule_text_required') } : {}),
    ...(isMissing && type === 'flow' ? { flow: errorText('schedule_flow_required') } : {}),
  };
}

function numberProblems({
  country,
  phone,
}: {
  country: string;
  phone: string;
}): Partial<Record<Place, string>> {
  return {
    ...(/^[1-9]\d{0,2}$/.test(country) ? {} : { country: errorText('country_code_invalid') }),
    ...(phone
      ? /^\d{6,15}$/.test(phone)
        ? {}
        : { phone: errorText('phone_invalid') }
      : { phone: errorText('schedule_receiver_required') }),
  };
}

/** Where refusals of the server stand. */
export const refusals: readonly FieldRefusals<Place>[] = [
  { field: 'chip', codes: ['schedule_chip_required'] },
  { field: 'phone', codes: ['schedule_receiver_required', 'phone_invalid'] },
  { field: 'country', codes: ['country_code_invalid'] },
  { field: 'message', codes: ['schedule_text_required'] },
  { field: 'flow', codes: ['schedule_flow_required'] },
  { field: 'day', codes: ['schedule_time_required', 'schedule_time_past', 'schedule_time_far'] },
  { field: 'until', codes: ['schedule_never'] },
];
