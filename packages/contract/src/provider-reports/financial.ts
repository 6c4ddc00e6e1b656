import { z } from 'zod';
import { instant, rowId } from '../shapes.ts';

const count = z.number().int();
/** Money in cents. */
const cents = z.number().int();
/** A calendar day of America/Sao_Paulo, `2026-11-21`. */
const day = z.string();
/** A month of America/Sao_Paulo, `2026-11`. */
const month = z.string();

const income = z.object({ new_clients: cents, old_clients: cents, total: cents });
const refund = z.object({ total: cents });
const value = z.array(z.object({ reference_date: day, value: z.number().int() }));

/** What is projected from the daily average of two weeks, and how it differs from what came in. */
const projection = z.object({
  value: cents,
  actual: cents,
  /** 100 − (actual ÷ average × 100), in percent with one decimal; null where the average is 0. */
  difference: z.number().nullable(),
});

/** Sales and subscriptions of the provider (docs/decisions/0078-provider-dashboards.md says what each number means). */
export const financialDashboardData = z.object({
  today: day,
  real_time: z.object({ active: count, pastdue: count, canceled: count }),
  sell_status: z.object({ today: count, week: count, month: count }),
  sell_income: z.object({ today: income, week: income, month: income, two_weeks: income }),
  refunds: z.object({ today: refund, week: refund, month: refund }),
  projections: z.object({
    /** Daily averages: total ÷ 14, ÷ 7 and ÷ 30. */
    averages: z.object({ two_weeks: cents, week: cents, month: cents }),
    week: projection,
    month: projection,
  }),
  /** New sales and recurrences of each of 30 days. */
  sell_type_chart: z.array(z.object({ _id: day, new: count, old: count })),
  /** What came in on each of 60 days. */
  sell_income_chart: z.array(z.object({ _id: day, income: cents })),
  /** What came in and what was given back in each of 12 months. */
  month_incomes: z.array(z.object({ _id: month, total: cents })),
  month_refunds: z.array(z.object({ _id: month, total: cents })),
  /** The average of the 14 days up to each of 60 days. */
  average_revenue_chart: value,
  /** That average over 30 days. */
  projection_chart: value,
  /** Sales of 30 days by how often the plan is charged: `1 month`, `1 year`; `none` for sales without a plan. */
  cycle_chart: z.array(z.object({ _id: z.string(), all: count })),
  /** Subscriptions that were active at the end of each of 60 days. */
  active_accounts_chart: value,
  /** Subscriptions canceled on each of 60 days. */
  canceled_chart: z.array(z.object({ _id: day, canceled: count })),
});

/** What a list of sales holds. */
export const saleKind = z.enum(['new', 'old', 'income', 'refund']);

/** A sale behind a number. */
export const saleEntry = z.object({
  _id: rowId,
  at: instant,
  kind: z.enum(['new', 'old', 'refund']),
  /** Who bought; empty where only the sale is known. */
  name: z.string(),
  offer: z.string(),
  /** The invoice's cycle; null for a sale without an invoice. */
  cycle: count.nullable(),
  total: cents,
});

/** The states of `real_time`. */
export const baseStatus = z.enum(['active', 'pastdue', 'canceled']);

/** A subscription behind a number. */
export const subscriptionEntry = z.object({
  _id: rowId,
  name: z.string(),
  offer: z.string(),
  /** Since when it has its status. */
  since: instant,
  /** When it is charged next; null where the provider does not say. */
  next_cycle: day.nullable(),
  /** Whom it pays for; null until somebody was given access by it. */
  account: z.object({ _id: rowId, name: z.string() }).nullable(),
});

export type FinancialDashboardData = z.infer<typeof financialDashboardData>;
export type SaleKind = z.infer<typeof saleKind>;
export type SaleEntry = z.infer<typeof saleEntry>;
export type BaseStatus = z.infer<typeof baseStatus>;
export type SubscriptionEntry = z.infer<typeof subscriptionEntry>;
