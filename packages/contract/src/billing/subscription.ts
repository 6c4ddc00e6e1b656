import { z } from 'zod';
import { planId } from './plans.ts';
import { accessReason, invoiceStatus, subscriptionStatus } from './status.ts';

export const invoice = z.object({
  code: z.string(),
  status: invoiceStatus,
  cycle: z.number().int(),
  value_cents: z.number().int(),
  charge_at: z.iso.date().nullable(),
  /** Where it is paid; null where there is nothing to pay, or no link is known. */
  payment_url: z.string().nullable(),
});

const use = z.object({ used: z.number().int(), max: z.number().int() });

/** How a company's subscription stands, for its owner. */
export const subscription = z.object({
  last_status: subscriptionStatus,
  invoices: z.array(invoice),
  plan_id: planId.nullable(),
  custom_negotiation: z.boolean(),
  cycle_end: z.iso.date().nullable(),
  next_cycle: z.iso.date().nullable(),
  next_cycle_cents: z.number().int().nullable(),
  /** It ends with the cycle that is paid. */
  cancel_at_cycle_end: z.boolean(),
  trial_ends: z.iso.datetime().nullable(),
  access: z.object({
    is_open: z.boolean(),
    reason: accessReason.nullable(),
    closed_at: z.iso.datetime().nullable(),
    /** When its numbers are disconnected, or were. */
    numbers_until: z.iso.datetime().nullable(),
  }),
  use: z.object({ channels: use, users: use, flows: use }),
  campaigns_enabled: z.boolean(),
  /** Since when the provider could not be asked; what is shown is what it said last. */
  stale_since: z.iso.datetime().nullable(),
  /** The external site of 'Gestão do plano'; null where the installation names none. */
  manage_url: z.string().nullable(),
});

export type Invoice = z.infer<typeof invoice>;
export type Subscription = z.infer<typeof subscription>;
