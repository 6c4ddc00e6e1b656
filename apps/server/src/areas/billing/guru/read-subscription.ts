import type { Facts, SubscriptionFact } from '../provider/facts.ts';
import { UnreadableWebhook } from '../provider/provider.ts';
import { centsOf, dayOf, flagOf, momentOf, partOf, required, textOf, wholeOf, type Part } from './fields.ts';
import { readBuyer, readInterval, readInvoice, readProduct } from './read-parts.ts';

/**
 * Reads a subscription of a webhook or of the API: the webhook has its UUID in `internal_id`, its dates under `dates`
 * and the buyer as `subscriber`; the API has them in `id`, beside the rest and as `contact`. Throws UnreadableWebhook.
 */
export function readSubscription(payload: Part): Facts {
  const dates = { ...payload, ...partOf(payload.dates) };
  const current = partOf(payload.current_invoice);
  const { ref, code } = readRefs(payload);
  const fact: SubscriptionFact = {
    ref,
    code,
    buyer: readBuyer(payload.subscriber ?? payload.contact),
    product: readProduct(payload.product),
    last_status: required(payload.last_status, 'last_status'),
    last_status_at: readStatusTime(dates),
    started_at: momentOf(dates.started_at),
    canceled_at: momentOf(dates.canceled_at) ?? momentOf(dates.cancelled_at),
    cancel_at_cycle_end: flagOf(payload.cancel_at_cycle_end),
    cycle_start: dayOf(dates.cycle_start_date),
    cycle_end: dayOf(dates.cycle_end_date),
    next_cycle: dayOf(dates.next_cycle_at),
    trial_started: dayOf(payload.trial_started_at),
    trial_finished: dayOf(payload.trial_finished_at),
    charged_times: wholeOf(payload.charged_times) ?? 0,
    charged_every_days: wholeOf(payload.charged_every_days),
    interval: readInterval(payload.product),
    next_cycle_cents: centsOf(payload.next_cycle_value),
    payment_method: textOf(payload.payment_method),
    cycle: wholeOf(current.cycle),
    is_partial: false,
  };
  const invoice = readInvoice(current, { subscription_ref: ref, changed: fact.last_status_at });
  return { subscriptions: [fact], invoices: invoice ? [invoice] : [], sales: [] };
}

/** Reads the ids, in whatever field a payload has them. */
function readRefs(payload: Part): { ref: string; code: string } {
  const id = required(payload.id, 'id');
  const ref = textOf(payload.internal_id) || id;
  const code = textOf(payload.subscription_code) || (id.startsWith('sub_') ? id : '');
  return { ref, code };
}

function readStatusTime(dates: Part): Date {
  const at = momentOf(dates.last_status_at) ?? momentOf(dates.updated_at);
  if (!at) throw new UnreadableWebhook("'last_status_at' is missing");
  return at;
}

/** Reads what a sale says of its subscription; null for a sale of none, also of one whose first payment was refused. */
export function readSubscriptionOfSale(payload: Part): SubscriptionFact | null {
  const part = partOf(payload.subscription);
  const last_status = textOf(part.last_status);
  const last_status_at = momentOf(part.last_status_at);
  if (!textOf(part.id) || !last_status || !last_status_at) return null;
  const { ref, code } = readRefs(part);
  return {
    ref,
    code,
    buyer: readBuyer(payload.contact),
    product: readProduct(payload.product),
    last_status,
    last_status_at,
    started_at: momentOf(part.started_at),
    canceled_at: momentOf(part.canceled_at),
    cancel_at_cycle_end: false,
    cycle_start: dayOf(partOf(payload.invoice).period_start),
    cycle_end: dayOf(partOf(payload.invoice).period_end),
    next_cycle: null,
    trial_started: dayOf(part.trial_started_at),
    trial_finished: dayOf(part.trial_finished_at),
    charged_times: wholeOf(part.charged_times) ?? 0,
    charged_every_days: wholeOf(part.charged_every_days),
    interval: readInterval(payload.product),
    next_cycle_cents: null,
    payment_method: textOf(partOf(payload.payment).method),
    cycle: wholeOf(partOf(payload.invoice).cycle),
    is_partial: true,
  };
}
