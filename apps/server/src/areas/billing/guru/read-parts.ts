import { normalizeEmail } from '../../team/index.ts';
import type { Buyer, Interval, InvoiceFact, Product } from '../provider/facts.ts';
import { centsOf, dayOf, docOf, momentOf, partOf, phoneOf, textOf, wholeOf, type Part } from './fields.ts';

const maxName = 200;

/** Reads `contact` or `subscriber`. */
export function readBuyer(value: unknown): Buyer {
  const part = partOf(value);
  return {
    ref: textOf(part.id),
    email: normalizeEmail(textOf(part.email)),
    name: textOf(part.name).slice(0, maxName),
    doc: docOf(part.doc),
    phone: phoneOf(part),
  };
}

/** Reads `product`: a sale says `internal_id`, a subscription has the same in `id`. */
export function readProduct(value: unknown): Product {
  const part = partOf(value);
  const offer = partOf(part.offer);
  const ref = textOf(part.internal_id) || textOf(part.id);
  return {
    ref,
    name: textOf(part.name).slice(0, maxName),
    offer_ref: textOf(offer.id),
    offer_name: textOf(offer.name).slice(0, maxName),
  };
}

const units = ['day', 'week', 'month', 'year'] as const;

/** Reads how often an offer is charged. */
export function readInterval(product: unknown): Interval | null {
  const plan = partOf(partOf(partOf(product).offer).plan);
  const unit = units.find((known) => known === plan.interval_type);
  const count = wholeOf(plan.interval);
  return unit && count && count > 0 ? { count, unit } : null;
}

/**
 * Reads an invoice, from a list of the API, as the current one of a subscription, or as what a sale says of it (which
 * has its code in `id` and does not say when it changed). Null for what is none.
 */
export function readInvoice(
  value: unknown,
  { subscription_ref, changed }: { subscription_ref: string; changed: Date },
): InvoiceFact | null {
  const part: Part = partOf(value);
  const code = textOf(part.code) || textOf(part.id);
  const status = textOf(part.status);
  if (!code || !status) return null;
  return {
    subscription_ref,
    code,
    status,
    cycle: wholeOf(part.cycle),
    kind: textOf(part.type) || 'cycle',
    value_cents: centsOf(part.value) ?? 0,
    charge_at: dayOf(part.charge_at),
    period_start: dayOf(part.period_start),
    period_end: dayOf(part.period_end),
    paid_at: dayOf(part.paid_at),
    payment_url: safeUrl(part.payment_url),
    updated_at: momentOf(part.updated_at) ?? changed,
  };
}

/** Returns an address that a person may be sent to, or an empty text. */
function safeUrl(value: unknown): string {
  const text = textOf(value);
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : '';
}
