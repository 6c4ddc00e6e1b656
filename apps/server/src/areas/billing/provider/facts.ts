/** A day without a time, `2026-03-01`. */
export type Day = string;

/** Who bought, as the provider knows them. */
export interface Buyer {
  /** The provider's id of the person. */
  ref: string;
  /** Normalised. */
  email: string;
  name: string;
  /** Digits of CPF or CNPJ, with their zeros; empty when unknown. */
  doc: string;
  /** Digits with country code; empty when unknown. */
  phone: string;
}

/** What was bought. */
export interface Product {
  ref: string;
  name: string;
  offer_ref: string;
  offer_name: string;
}

/** How often a subscription is charged. */
export interface Interval {
  count: number;
  unit: 'day' | 'week' | 'month' | 'year';
}

/** What the provider said about a subscription at some moment. */
export interface SubscriptionFact {
  ref: string;
  code: string;
  buyer: Buyer;
  product: Product;
  last_status: string;
  last_status_at: Date;
  started_at: Date | null;
  canceled_at: Date | null;
  cancel_at_cycle_end: boolean;
  cycle_start: Day | null;
  cycle_end: Day | null;
  next_cycle: Day | null;
  trial_started: Day | null;
  trial_finished: Day | null;
  charged_times: number;
  charged_every_days: number | null;
  interval: Interval | null;
  next_cycle_cents: number | null;
  payment_method: string;
  cycle: number | null;
  /** Only what a sale says in passing: enough to begin with, not to overwrite what is known. */
  is_partial: boolean;
}

/** What the provider said about an invoice of a subscription. */
export interface InvoiceFact {
  subscription_ref: string;
  code: string;
  status: string;
  cycle: number | null;
  kind: string;
  value_cents: number;
  charge_at: Day | null;
  period_start: Day | null;
  period_end: Day | null;
  paid_at: Day | null;
  /** Empty where it was not said. */
  payment_url: string;
  updated_at: Date;
}

/** What the provider said about a sale. */
export interface SaleFact {
  ref: string;
  subscription_ref: string | null;
  buyer_ref: string;
  product: Product;
  status: string;
  cycle: number | null;
  invoice_code: string | null;
  total_cents: number;
  net_cents: number;
  currency: string;
  payment_method: string;
  refund_reason: string;
  charged_every_days: number | null;
  ordered_at: Date | null;
  confirmed_at: Date | null;
  canceled_at: Date | null;
  /** When the money went back; null unless it did. */
  refunded_at: Date | null;
  updated_at: Date;
}

/** Everything that one webhook or one answer of the provider says. */
export interface Facts {
  subscriptions: readonly SubscriptionFact[];
  invoices: readonly InvoiceFact[];
  sales: readonly SaleFact[];
}

/** Returns several facts as one, in their order. */
export function joinFacts(all: readonly Facts[]): Facts {
  return {
    subscriptions: all.flatMap(({ subscriptions }) => subscriptions),
    invoices: all.flatMap(({ invoices }) => invoices),
    sales: all.flatMap(({ sales }) => sales),
  };
}
