import {
  dayAfter,
  newCode,
  newId,
  type FakeInvoice,
  type FakeSale,
  type FakeSubscription,
  type InvoiceStatus,
  type World,
} from './world.ts';

/** What somebody buys. */
export interface Purchase {
  email: string;
  name: string;
  doc: string | null;
  phone: string;
  contact: string | undefined;
  product: string;
  offer: string;
  product_name: string;
  value: number;
  trial_days: number;
  /** Months of a cycle. */
  months: number;
}

const second = 1000;

/** Returns the time of something new that happens to a subscription: later than what happened before. */
function timeOf(world: World, after?: Date): Date {
  const now = Math.floor(world.now().getTime() / second) * second;
  return new Date(after ? Math.max(now, after.getTime() + second) : now);
}

/** Adds a subscription, paid for its first cycle or in its trial, and the sale of it. */
export function purchase(
  world: World,
  wanted: Purchase,
): { subscription: FakeSubscription; sale: FakeSale | null } {
  const at = timeOf(world);
  const days = wanted.months * 30;
  const { trial_days: tried } = wanted;
  const subscription: FakeSubscription = {
    id: newId(),
    code: newCode('sub'),
    buyer: {
      id: wanted.contact ?? newId(),
      name: wanted.name,
      email: wanted.email,
      doc: wanted.doc,
      phone: wanted.phone,
    },
    product: { id: wanted.product, name: wanted.product_name, offer: wanted.offer },
    value: wanted.value,
    status: tried ? 'trial' : 'active',
    status_at: at,
    started: at,
    canceled: null,
    cancel_at_cycle_end: false,
    cycle: 1,
    charged_times: tried ? 0 : 1,
    cycle_start: dayAfter(at),
    cycle_end: dayAfter(at, tried || days),
    trial: tried ? { days: tried, from: dayAfter(at), to: dayAfter(at, tried) } : null,
    interval: { count: wanted.months, unit: 'month', days },
    invoices: [],
  };
  world.subscriptions.set(subscription.id, subscription);
  if (tried) return { subscription, sale: null };
  const invoice = addInvoice(subscription, { cycle: 1, status: 'paid', at });
  return { subscription, sale: addSale(world, subscription, { invoice, at }) };
}

function addInvoice(
  subscription: FakeSubscription,
  { cycle, status, at }: { cycle: number; status: InvoiceStatus; at: Date },
): FakeInvoice {
  const invoice: FakeInvoice = {
    id: newId(),
    code: newCode('in'),
    cycle,
    status,
    value: subscription.value,
    charge_at: dayAfter(at),
    period_end: dayAfter(at, subscription.interval.days),
    paid_at: status === 'paid' ? dayAfter(at) : null,
    created: at,
    updated: at,
  };
  subscription.invoices.push(invoice);
  return invoice;
}

function addSale(
  world: World,
  subscription: FakeSubscription,
  { invoice, at }: { invoice: FakeInvoice; at: Date },
): FakeSale {
  const sale: FakeSale = {
    id: newId(),
    subscription: subscription.id,
    status: 'approved',
    cycle: invoice.cycle,
    invoice: invoice.code,
    total: subscription.value,
    ordered: at,
    confirmed: at,
    canceled: null,
    updated: at,
  };
  world.sales.set(sale.id, sale);
  return sale;
}

/** Moves a subscription to another status, with what that means for its invoices; returns the sales it made. */
export function advance(world: World, s: FakeSubscription, to: string): FakeSale[] {
  const at = timeOf(world, s.status_at);
  s.status = to;
  s.status_at = at;
  s.canceled = to === 'canceled' ? at : null;
  if (to === 'pastdue') {
    addInvoice(s, { cycle: (s.invoices.at(-1)?.cycle ?? 0) + 1, status: 'pastdue', at });
    return [];
  }
  return to === 'active' ? pay(world, s, at) : [];
}

/** Pays what is overdue; where nothing is, the next cycle. */
function pay(world: World, s: FakeSubscription, at: Date): FakeSale[] {
  const overdue = s.invoices.filter(({ status }) => status === 'pastdue' || status === 'waiting_payment');
  const due = overdue.length
    ? overdue
    : [addInvoice(s, { cycle: (s.invoices.at(-1)?.cycle ?? 0) + 1, status: 'waiting_payment', at })];
  return due.map((invoice) => {
    Object.assign(invoice, { status: 'paid', paid_at: dayAfter(at), updated: at });
    Object.assign(s, {
      cycle: invoice.cycle,
      charged_times: s.charged_times + 1,
      cycle_start: dayAfter(at),
      cycle_end: dayAfter(at, s.interval.days),
    });
    return addSale(world, s, { invoice, at });
  });
}

/** Gives the money of the newest sale back. */
export function refund(world: World, s: FakeSubscription, status = 'refunded'): FakeSale | null {
  const sale = [...world.sales.values()].filter((one) => one.subscription === s.id).at(-1);
  if (!sale) return null;
  const at = timeOf(world, sale.updated);
  return Object.assign(sale, { status, canceled: at, updated: at });
}
