import type { FakeInvoice, FakeSale, FakeSubscription, World } from './world.ts';

type Payload = Record<string, unknown>;

const iso = (moment: Date | null) => moment && `${moment.toISOString().slice(0, 19)}Z`;
const unix = (moment: Date | null) => moment && Math.floor(moment.getTime() / 1000);

/** Returns the webhook of a subscription: dates as ISO texts, except those of its invoice, and the UUID in `internal_id`. */
export function subscriptionWebhook(world: World, s: FakeSubscription): Payload {
  const invoice = s.invoices.at(-1);
  return {
    webhook_type: 'subscription',
    id: s.code,
    internal_id: s.id,
    subscription_code: s.code,
    name: s.product.name,
    provider: 'guru',
    payment_method: 'pix',
    last_status: s.status,
    charged_every_days: s.interval.days,
    charged_times: s.charged_times,
    cancel_at_cycle_end: s.cancel_at_cycle_end ? 1 : 0,
    cancel_reason: null,
    cancelled_by: { name: null, email: null, date: null },
    ...trialOf(s),
    next_cycle_value: s.value,
    dates: {
      started_at: iso(s.started),
      cycle_start_date: s.cycle_start,
      cycle_end_date: s.cycle_end,
      next_cycle_at: s.cycle_end,
      last_status_at: iso(s.status_at),
      canceled_at: iso(s.canceled),
    },
    current_invoice: invoice ? invoiceOf(world, s, invoice) : [],
    subscriber: contactOf(s),
    product: productOf(s),
    next_product: { id: s.product.id, name: s.product.name },
    credit_card: null,
    last_transaction: [],
  };
}

/** Returns a subscription of the API: its UUID in `id`, its times in unix seconds. */
export function subscriptionOfApi(s: FakeSubscription): Payload {
  return {
    id: s.id,
    subscription_code: s.code,
    subscription_name: s.product.name,
    last_status: s.status,
    last_status_at: unix(s.status_at),
    started_at: unix(s.started),
    created_at: unix(s.started),
    updated_at: unix(s.status_at),
    charged_times: s.charged_times,
    charged_every_days: s.interval.days,
    cycle_start_date: s.cycle_start,
    cycle_end_date: s.cycle_end,
    next_cycle_at: s.cycle_end,
    cancel_at_cycle_end: s.cancel_at_cycle_end ? 1 : 0,
    cancelled_at: unix(s.canceled),
    ...trialOf(s),
    payment_method: 'pix',
    next_cycle_value: s.value,
    contact: contactOf(s),
    product_id: s.product.id,
    product: productOf(s),
  };
}

/** Returns a row of the API's list, which has the current invoice beside it. */
export function subscriptionOfList(world: World, s: FakeSubscription): Payload {
  const invoice = s.invoices.at(-1);
  return { ...subscriptionOfApi(s), current_invoice: invoice ? invoiceOf(world, s, invoice) : [] };
}

/** Returns an invoice, in the webhook and in the API alike. */
export function invoiceOf(world: World, s: FakeSubscription, invoice: FakeInvoice): Payload {
  return {
    id: invoice.id,
    code: invoice.code,
    subscription_id: s.id,
    cycle: invoice.cycle,
    status: invoice.status,
    type: 'cycle',
    value: invoice.value,
    charge_at: invoice.charge_at,
    period_start: invoice.charge_at,
    period_end: invoice.period_end,
    paid_at: invoice.paid_at,
    payment_attempts: 1,
    payment_url: `${world.origin}/pay/${invoice.id}`,
    created_at: unix(invoice.created),
    updated_at: unix(invoice.updated),
  };
}

/** Returns the webhook of a sale. */
export function saleWebhook(s: FakeSubscription, sale: FakeSale): Payload {
  return { webhook_type: 'transaction', ...saleOfApi(s, sale) };
}

/** Returns a sale of the API. */
export function saleOfApi(s: FakeSubscription, sale: FakeSale): Payload {
  const invoice = s.invoices.find(({ code }) => code === sale.invoice);
  return {
    id: sale.id,
    type: 'producer',
    status: sale.status,
    contact: contactOf(s),
    dates: {
      created_at: iso(sale.ordered),
      ordered_at: iso(sale.ordered),
      confirmed_at: iso(sale.confirmed),
      canceled_at: iso(sale.canceled),
      updated_at: iso(sale.updated),
    },
    invoice: invoice && {
      id: invoice.code,
      cycle: invoice.cycle,
      status: invoice.status,
      type: 'cycle',
      value: invoice.value,
      charge_at: invoice.charge_at,
      period_start: invoice.charge_at,
      period_end: invoice.period_end,
    },
    payment: {
      method: 'pix',
      currency: 'BRL',
      total: sale.total,
      gross: sale.total,
      net: Math.round(sale.total * 95) / 100,
      refund_reason: sale.status === 'refunded' ? 'Arrependimento' : '',
      installments: { qty: 1, value: sale.total, interest: 0 },
    },
    product: { ...productOf(s), internal_id: s.product.id, id: '1700000001', type: 'plan' },
    subscription: {
      id: s.code,
      internal_id: s.id,
      subscription_code: s.code,
      name: s.product.name,
      last_status: s.status,
      last_status_at: iso(s.status_at),
      started_at: iso(s.started),
      charged_times: s.charged_times,
      charged_every_days: s.interval.days,
      canceled_at: iso(s.canceled),
      ...trialOf(s),
    },
    last_transaction: [],
    ecommerces: [],
    source: { utm_source: '', pptc: [] },
  };
}

function trialOf({ trial }: FakeSubscription): Payload {
  return {
    trial_days: trial?.days ?? 0,
    trial_started_at: trial?.from ?? null,
    trial_finished_at: trial?.to ?? null,
  };
}

function contactOf({ buyer }: FakeSubscription): Payload {
  const { id, name, email, doc, phone } = buyer;
  return { id, name, email, doc, phone_local_code: '55', phone_number: phone, address: 'Rua A' };
}

function productOf({ product, value, interval }: FakeSubscription): Payload {
  return {
    id: product.id,
    name: product.name,
    marketplace_id: '1700000001',
    marketplace_name: 'guru',
    offer: {
      id: product.offer,
      name: 'Mensal',
      value,
      plan: {
        interval: interval.count,
        interval_type: interval.unit,
        cycles: 0,
        trial_days: 0,
        provider: 'guru',
      },
    },
  };
}
