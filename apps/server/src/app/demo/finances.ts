import { insertRows } from './insert-rows.ts';
import type { Seeding } from './company.ts';
import { createChance, type Chance } from './random.ts';

type Row = Record<string, unknown>;

/** What a buyer of the demo does: buys, is charged again and again, and may end, fall behind or get money back. */
interface Buyer {
  ref: string;
  name: string;
  offer: { name: string; cents: number; everyDays: number; unit: 'month' | 'year' };
  started: Date;
  /** Days on which a charge was paid, the first one included. */
  paid: readonly Date[];
  status: 'active' | 'pastdue' | 'canceled';
  /** Since when it has that status. */
  since: Date;
  /** Whether the first charge was given back. */
  isRefunded: boolean;
}

const seed = 20_260_419;
const provider = 'demo';
const dayMs = 24 * 60 * 60 * 1000;
const oldestDays = 420;
/** Of what the buyer pays, what is left to the seller. */
const netShare = 0.93;
const shares = { yearly: 0.2, canceled: 0.2, pastdue: 0.08, refunded: 0.3 };

const trades = ['Padaria', 'Clínica', 'Oficina', 'Escola', 'Pet shop', 'Salão', 'Mercado', 'Ótica'] as const;
const names = ['Ipê', 'Aurora', 'do Vale', 'Sol Nascente', 'Bela Vista', 'Central'] as const;

/**
 * Adds buyers of the last fourteen months: subscriptions and sales as a billing provider would tell of them.
 * Each is named as a demonstration, belongs to no company and to a provider of its own, so that nothing works on it.
 */
export async function addFinances({ tx, clock }: Pick<Seeding, 'tx' | 'clock'>): Promise<void> {
  const chance = createChance(seed);
  const buyers = trades.flatMap((trade) =>
    names.map((name) => inventBuyer(chance, { name: `${trade} ${name} (demonstração)`, now: clock.now() })),
  );
  await insertRows(tx, 'subscriptions', buyers.map(subscriptionOf));
  await insertRows(tx, 'subscription_statuses', buyers.flatMap(statusesOf));
  await insertRows(tx, 'sales', buyers.flatMap(salesOf));
}

function inventBuyer(chance: Chance, { name, now }: { name: string; now: Date }): Buyer {
  const isYearly = chance.happens(shares.yearly);
  const plan = chance.pick([
    { plan: 'Plano Solo', cents: 9_790 },
    { plan: 'Plano Profissional', cents: 19_790 },
  ]);
  const offer = isYearly
    ? { name: `${plan.plan} anual`, cents: plan.cents * 10, everyDays: 365, unit: 'year' as const }
    : { name: plan.plan, cents: plan.cents, everyDays: 30, unit: 'month' as const };
  const age = chance.below(oldestDays) + 1 / 24;
  const started = new Date(now.getTime() - age * dayMs);
  const isCanceled = chance.happens(shares.canceled);
  const isPastdue = !isCanceled && age > offer.everyDays && chance.happens(shares.pastdue);
  const end = isCanceled ? new Date(started.getTime() + chance.below(Math.ceil(age)) * dayMs) : now;
  const charges = daysFrom(started, end, offer.everyDays);
  const paid = isPastdue ? charges.slice(0, -1) : charges;
  const since = isCanceled ? end : (isPastdue ? charges : paid).at(-1);
  const status = isCanceled ? 'canceled' : isPastdue ? 'pastdue' : 'active';
  const isRefunded = isCanceled && paid.length === 1 && chance.happens(shares.refunded);
  const ref = `demo-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return { ref, name, offer, started, paid, status, since: since ?? started, isRefunded };
}

/** Lists the moments from one to another, so many days apart; the first is always one. */
function daysFrom(from: Date, to: Date, every: number): Date[] {
  const days: Date[] = [];
  for (let at = from; at <= to || !days.length; at = new Date(at.getTime() + every * dayMs)) days.push(at);
  return days;
}

function subscriptionOf({ ref, name, offer, started, paid, status, since }: Buyer): Row {
  const next = new Date((paid.at(-1) ?? started).getTime() + offer.everyDays * dayMs);
  return {
    ref,
    provider,
    name,
    email: `${ref}@demo.prosa`,
    offer_name: offer.name,
    last_status: status,
    last_status_at: since,
    started_at: started,
    canceled_at: status === 'canceled' ? since : null,
    next_cycle: status === 'canceled' ? null : next.toISOString().slice(0, 10),
    charged_times: paid.length,
    charged_every_days: offer.everyDays,
    plan_interval: 1,
    plan_interval_type: offer.unit,
    cycle: paid.length,
    created: started,
    updated: since,
    tries: 0,
    recheck: false,
  };
}

function statusesOf({ ref, started, status, since }: Buyer): Row[] {
  const first = { subscription_ref: ref, at: started, status: 'active' };
  return status === 'active'
    ? [first]
    : [first, { subscription_ref: ref, at: new Date(since.getTime() + 1), status }];
}

function salesOf({ ref, offer, paid, isRefunded, since }: Buyer): Row[] {
  return paid.map((at, place) => ({
    ref: `${ref}-${place + 1}`,
    provider,
    subscription_ref: ref,
    offer_name: offer.name,
    status: isRefunded ? 'refunded' : 'approved',
    cycle: place + 1,
    total_cents: offer.cents,
    net_cents: Math.round(offer.cents * netShare),
    charged_every_days: offer.everyDays,
    ordered_at: at,
    confirmed_at: at,
    refunded_at: isRefunded ? since : null,
    updated_at: isRefunded ? since : at,
  }));
}
