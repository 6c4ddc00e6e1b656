import type { Day, Facts } from './facts.ts';

/** What a webhook says. */
export type Said =
  | { kind: 'facts'; facts: Facts }
  /** The provider has stopped sending webhooks. */
  | { kind: 'hook_disabled'; details: Record<string, unknown> }
  /** Nothing for us, and why. */
  | { kind: 'ignored'; reason: string };

/** A webhook whose sender is known, ready to be kept. */
export interface ReceivedWebhook {
  /** Two with the same key say the same. */
  dedupe_key: string;
  kind: string;
  /** Without the secret that proved its sender. */
  body: Record<string, unknown>;
}

/** A stretch of days, both included. */
export interface Days {
  from: Day;
  to: Day;
}

/**
 * The billing provider as the product knows it. Another one is another adapter: nothing outside its folder knows its
 * words, its fields or its addresses.
 */
export interface BillingProvider {
  name: string;
  /** Reads a webhook: null for one that nobody vouches for. Throws UnreadableWebhook for one that is none. */
  receive(body: Record<string, unknown>): ReceivedWebhook | null;
  /** Says what a webhook that was kept means. */
  read(webhook: { kind: string; body: Record<string, unknown> }): Said;
  /** Asks for a subscription with its invoices; null when the provider knows none. Throws ProviderSilent. */
  getSubscription(ref: string): Promise<Facts | null>;
  /** Asks for the subscriptions whose status changed on these days, page by page. Throws ProviderSilent. */
  changedSubscriptions(days: Days): AsyncIterable<Facts>;
  /** Asks for the sales that were paid or given back on these days, page by page. Throws ProviderSilent. */
  changedSales(days: Days): AsyncIterable<Facts>;
  /** Returns the plan that a product or an offer gives; null for one that is not ours. */
  planOf(product: { product_ref: string; offer_ref: string }): 'solo' | 'professional' | null;
}

/** Thrown for a webhook that lacks what its kind must have. */
export class UnreadableWebhook extends Error {
  override name = 'UnreadableWebhook';
}

/** Thrown when the provider did not answer, or refuses to for now. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}
