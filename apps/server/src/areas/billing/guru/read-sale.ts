import type { Facts, SaleFact } from '../provider/facts.ts';
import { UnreadableWebhook } from '../provider/provider.ts';
import { centsOf, momentOf, partOf, required, textOf, wholeOf, type Part } from './fields.ts';
import { readBuyer, readInvoice, readProduct } from './read-parts.ts';
import { readSubscriptionOfSale } from './read-subscription.ts';

const givenBack = new Set(['refunded', 'chargeback']);
/** Statuses of sales in which money was moved. */
const money = new Set([...givenBack, 'approved', 'completed', 'dispute']);

/** Reads a transaction of a webhook or of the API. Throws UnreadableWebhook. */
export function readSale(payload: Part): Facts {
  const dates = { ...payload, ...partOf(payload.dates) };
  const payment = partOf(payload.payment);
  const invoice = partOf(payload.invoice);
  const status = required(payload.status, 'status');
  const updated_at = momentOf(dates.updated_at) ?? momentOf(dates.confirmed_at) ?? momentOf(dates.created_at);
  if (!updated_at) throw new UnreadableWebhook("'dates.updated_at' is missing");
  const canceled_at = momentOf(dates.canceled_at) ?? momentOf(dates.cancelled_at);
  const subscription = readSubscriptionOfSale(payload);
  const sale: SaleFact = {
    ref: required(payload.id, 'id'),
    subscription_ref: subscription?.ref ?? null,
    buyer_ref: readBuyer(payload.contact).ref,
    product: readProduct(payload.product),
    status,
    cycle: wholeOf(invoice.cycle),
    invoice_code: textOf(invoice.code) || textOf(invoice.id) || null,
    total_cents: totalOf(payment.total, status),
    net_cents: centsOf(payment.net) ?? 0,
    currency: textOf(payment.currency) || 'BRL',
    payment_method: textOf(payment.method),
    refund_reason: textOf(payment.refund_reason),
    charged_every_days: wholeOf(partOf(payload.subscription).charged_every_days),
    ordered_at: momentOf(dates.ordered_at) ?? momentOf(dates.created_at),
    confirmed_at: momentOf(dates.confirmed_at),
    canceled_at,
    refunded_at: givenBack.has(status) ? (canceled_at ?? updated_at) : null,
    updated_at,
  };
  return {
    subscriptions: subscription ? [subscription] : [],
    invoices: subscription
      ? invoiceOf(invoice, { subscription_ref: subscription.ref, changed: updated_at })
      : [],
    sales: [sale],
  };
}

function invoiceOf(invoice: Part, of: { subscription_ref: string; changed: Date }) {
  const read = readInvoice(invoice, of);
  return read ? [{ ...read, updated_at: of.changed }] : [];
}

/**
 * Reads the amount. Where money was moved, a missing amount is refused: stored as zero, it could not be noticed
 * later.
 */
function totalOf(value: unknown, status: string): number {
  const cents = centsOf(value);
  if (cents === null && money.has(status)) throw new UnreadableWebhook("'payment.total' is no amount");
  return cents ?? 0;
}
