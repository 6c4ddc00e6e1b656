import { z } from 'zod';
import { channelStatus } from '../channels/channel.ts';
import { rowId } from '../shapes.ts';

const count = z.number().int();
/** A calendar day of America/Sao_Paulo, `2026-11-21`. */
const day = z.string();

/** Numbers over all companies (docs/decisions/0078-provider-dashboards.md says what each means). */
export const adminDashboardData = z.object({
  from: day,
  to: day,
  /** How things stand at this moment; messages are those of today. */
  cards: z.object({
    conversations_all: count,
    conversations_chatbot: count,
    conversations_manual: count,
    accounts_active: count,
    accounts_all: count,
    chips_connected: count,
    chips_all: count,
    messages_all: count,
    messages_chatbot: count,
    messages_manual: count,
    messages_customer: count,
  }),
  admin_charts: z.object({
    /** Every day of the period, including days without any. */
    conversations: z.array(z.object({ _id: day, human: count, ai_chatbot: count, flow_chatbot: count })),
    messages: z.array(z.object({ _id: day, user: count, chatbot: count, customer: count })),
    /** Numbers by the state of their connection at this moment. */
    chip_distribution: z.array(z.object({ _id: channelStatus, all: count })),
  }),
});

/** What a list of companies is about: one of the numbers of the technical dashboard. */
export const accountNumber = z.enum([
  'open_conversations',
  'accounts',
  'chips',
  'messages_today',
  'conversations',
  'messages',
]);

/** The companies behind a number, those with most first. */
export const adminDashboardAccounts = z.object({
  data: z.array(
    z.object({
      _id: rowId,
      name: z.string(),
      all: count,
      /** What the number consists of, by the names of the dashboard. */
      parts: z.record(z.string(), count),
    }),
  ),
  /** How many companies have any. */
  total: count,
});

export type AdminDashboardData = z.infer<typeof adminDashboardData>;
export type AdminDashboardAccounts = z.infer<typeof adminDashboardAccounts>;
export type AccountNumber = z.infer<typeof accountNumber>;
