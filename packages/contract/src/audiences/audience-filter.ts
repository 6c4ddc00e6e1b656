import { z } from 'zod';
import { limits } from '../constants.ts';
import { ref, text } from '../shapes.ts';

const tags = z.array(ref('tag')).max(limits.audience_filter_max_tags).default([]);
const days = z.number().int().min(1).max(limits.audience_filter_max_days);
/** Databases know no year 0. */
const day = z.iso.date().refine((text) => text >= '1900');

/** When somebody of the company and the contact last wrote to each other. */
export const lastTalk = z.object({
  /**
   * Within so many days or longer ago, `days`; on a day or later, or before it, `day` in the company's time zone; or
   * not at all.
   */
  is: z.enum(['within', 'older', 'since', 'before', 'never']),
  days: days.default(30),
  day: day.nullable().default(null),
});

/** Compares the value of a contact's variable, ignoring case and accents. */
export const variableTest = z.enum(['equals', 'differs', 'contains', 'filled', 'empty']);

export const variableCondition = z.object({
  name: text(60),
  test: variableTest,
  /** Not read for `filled` and `empty`. */
  value: text(200).default(''),
});

/** Which contacts an audience has: those that meet everything that is said. */
export const audienceFilter = z.object({
  tags_any: tags,
  tags_all: tags,
  tags_none: tags,
  variables: z.array(variableCondition).max(limits.audience_filter_max_variables).default([]),
  /** Together with a number or a department, the last conversation over it. */
  last_talk: lastTalk.nullable().default(null),
  /** A conversation over that number, or in that department. */
  channel: ref('channel').nullable().default(null),
  department: ref('department').nullable().default(null),
});

export type AudienceFilter = z.infer<typeof audienceFilter>;
export type AudienceFilterInput = z.input<typeof audienceFilter>;
export type LastTalk = z.infer<typeof lastTalk>;
export type VariableCondition = z.infer<typeof variableCondition>;
