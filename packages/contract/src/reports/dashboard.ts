import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

/** A calendar day of the company's time zone, `2026-11-21`. */
const day = z.string();

/** Conversations, and how many of them bots and people handled: `chatbot` and `manual` add up to `all`. */
const counts = { all: z.number().int(), chatbot: z.number().int(), manual: z.number().int() };

/** Conversations by the day they were opened (docs/decisions/0011-reports.md says what each number means). */
export const dashboardData = z.object({
  from: day,
  to: day,
  conversation_cards: z.object(counts),
  /** The same number of days just before; null when the company is younger than that. */
  previous: z.object({ from: day, to: day, ...counts }).nullable(),
  /** Every day of the period, including days without a conversation. */
  conversation_chart: z.array(z.object({ _id: day, ...counts })),
  /** The busiest departments by day; `_id` null stands for all others together. */
  conversation_chart_departments: z.array(
    z.object({
      _id: day,
      departments: z.array(z.object({ _id: rowId.nullable(), all: z.number().int() })),
    }),
  ),
  department_distribution: z.array(z.object({ _id: rowId, name: z.string(), all: z.number().int() })),
  /** Null when one number was selected: tags belong to contacts, not to numbers. */
  tag_distribution: z
    .array(z.object({ _id: rowId, name: z.string(), color: z.string(), all: z.number().int() }))
    .nullable(),
});

export const realTimeData = z.object({
  open_conversations: z.object({ ...counts, waiting_response: z.number().int() }),
  /** Contacts of the conversations in progress, newest activity first. */
  last_contacts: z.array(
    z.object({
      conversation_id: rowId,
      contact: z.object({
        _id: rowId,
        name: z.string(),
        override_name: z.string().nullable(),
        phone: z.string(),
      }),
      chip: z.object({ _id: rowId, name: z.string() }),
      is_manual: z.boolean(),
      waiting_response: z.boolean(),
      last_activity: instant,
    }),
  ),
});

export type DashboardData = z.infer<typeof dashboardData>;
export type RealTimeData = z.infer<typeof realTimeData>;
