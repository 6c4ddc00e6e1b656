import { limits, type Invoice, type Subscription } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { countUsers } from '../../team/index.ts';
import { refreshSubscription } from '../subscriptions/refresh-job.ts';

type CompanyDb = Queryable & { readonly account_id: string };

/** Counts what a plan has a number of; the areas of numbers and flows provide it. */
export interface CountUse {
  channels(db: CompanyDb): Promise<number>;
  flows(db: CompanyDb): Promise<number>;
}

interface Row {
  subscription_ref: string | null;
  subscription_status: Subscription['last_status'];
  plan_id: Subscription['plan_id'];
  custom_negotiation: boolean;
  campaigns_enabled: boolean;
  max_channels: number;
  max_users: number;
  max_flows: number;
  trial_ends: Date | null;
  access_closed: Date | null;
  access_reason: NonNullable<Subscription['access']['reason']>;
  numbers_released: Date | null;
  cycle_end: string | null;
  next_cycle: string | null;
  next_cycle_cents: number | null;
  cancel_at_cycle_end: boolean;
  checked_at: Date | null;
  failing_since: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxInvoices = 24;

/**
 * Returns how the company's subscription stands, as it is stored: nobody waits for the provider. One that was not asked
 * for within three hours is asked for behind it.
 */
export async function getSubscription(
  { db, jobs, clock, config }: CallContext,
  count: CountUse,
): Promise<Subscription> {
  const [account, invoices, channels, users, flows] = await Promise.all([
    readAccount(db),
    readInvoices(db),
    count.channels(db),
    countUsers(db),
    count.flows(db),
  ]);
  const row = found(account);
  const fresh = clock.now().getTime() - limits.subscription_check_ms;
  if (row.subscription_ref !== null && (row.checked_at?.getTime() ?? 0) < fresh)
    await jobs.enqueue(refreshSubscription, { account_id: db.account_id });
  return {
    last_status: row.subscription_status,
    invoices,
    plan_id: row.plan_id,
    custom_negotiation: row.custom_negotiation,
    campaigns_enabled: row.campaigns_enabled,
    cycle_end: row.cycle_end,
    next_cycle: row.next_cycle,
    next_cycle_cents: row.next_cycle_cents,
    cancel_at_cycle_end: row.cancel_at_cycle_end,
    trial_ends: row.trial_ends?.toISOString() ?? null,
    access: accessOf(row),
    use: {
      channels: { used: channels, max: row.max_channels },
      users: { used: users, max: row.max_users },
      flows: { used: flows, max: row.max_flows },
    },
    stale_since: row.failing_since?.toISOString() ?? null,
    manage_url: config.billingSiteUrl,
  };
}

function accessOf({ access_closed, access_reason, numbers_released }: Row): Subscription['access'] {
  if (!access_closed) return { is_open: true, reason: null, closed_at: null, numbers_until: null };
  const until = numbers_released ?? new Date(access_closed.getTime() + limits.numbers_grace_days * dayMs);
  return {
    is_open: false,
    reason: access_reason,
    closed_at: access_closed.toISOString(),
    numbers_until: until.toISOString(),
  };
}

function readAccount(db: CompanyDb): Promise<Row | null> {
  return db.row<Row>(
    sql`select a.subscription_ref, a.subscription_status, a.plan_id, a.custom_negotiation, a.campaigns_enabled,
        a.max_channels, a.max_users, a.max_flows, a.trial_ends, a.access_closed, a.access_reason, a.numbers_released,
        s.cycle_end::text, s.next_cycle::text, s.next_cycle_cents,
        coalesce(s.cancel_at_cycle_end, false) as cancel_at_cycle_end, s.checked_at, s.failing_since
      from accounts a left join subscriptions s on s.ref = a.subscription_ref
      where a.id = ${db.account_id}`,
    'subscription_of_company',
  );
}

const known = new Set(['paid', 'waiting_payment', 'pastdue', 'canceled']);

async function readInvoices(db: CompanyDb): Promise<Invoice[]> {
  const rows = await db.rows<Invoice>(
    sql`select i.code, i.status, coalesce(i.cycle, 1) as cycle, i.value_cents, i.charge_at::text,
        case when i.status in ('pastdue', 'waiting_payment') then nullif(i.payment_url, '') end as payment_url
      from accounts a join invoices i on i.subscription_ref = a.subscription_ref
      where a.id = ${db.account_id} order by i.cycle desc nulls last, i.charge_at desc, i.code limit ${maxInvoices}`,
    'invoices_of_company',
  );
  return rows.filter(({ status }) => known.has(status));
}
