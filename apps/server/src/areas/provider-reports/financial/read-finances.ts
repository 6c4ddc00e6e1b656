import { addDays } from '../../../platform/clock/days.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import { startOf } from '../today.ts';

/** A sale that was paid: money came in, whatever became of it later. */
export const isPaid = sql`s.confirmed_at is not null and s.currency = 'BRL'`;
/** Without a cycle there was no invoice: somebody bought once. */
export const isNew = sql`coalesce(s.cycle, 1) <= 1`;
/** Money that was given back, by refund or chargeback. */
export const isRefund = sql`s.refunded_at is not null and s.currency = 'BRL'`;

/** How far back the numbers of the financial dashboard go. */
export interface Windows {
  today: string;
  /** First day of the charts over days. */
  chart: string;
  /** First day of what is about a month. */
  month: string;
  /** First day of the oldest month, since which everything is read by day. */
  months: string;
}

/** What is read of a day on which something was sold or given back. */
export interface SaleDay {
  day: string;
  new_count: number;
  old_count: number;
  new_cents: number;
  old_cents: number;
}

/** What the dashboard is made of. */
export interface Finances {
  base: { active: number; pastdue: number; canceled: number };
  sales: SaleDay[];
  refunds: { day: string; cents: number }[];
  cycles: { cycle: string; n: number }[];
  /** How many became active and ceased to be, by day; those before the chart under its first day. */
  changes: { day: string; by: number }[];
  canceled: { day: string; n: number }[];
}

const list = (rows: Sql): Sql => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

/** Reads everything in one statement, so that all numbers are of the same moment. */
export async function readFinances(db: Queryable, windows: Windows): Promise<Finances> {
  const { today, chart, month, months } = windows;
  const end = startOf(addDays(today, 1));
  const paidSince = (day: string) =>
    sql`${isPaid} and s.confirmed_at >= ${startOf(day)} and s.confirmed_at < ${end}`;
  const refundedSince = (day: string) =>
    sql`${isRefund} and s.refunded_at >= ${startOf(day)} and s.refunded_at < ${end}`;
  const row = await db.row<Finances>(
    sql`select ${base} as base, ${list(salesByDay(paidSince(months)))} as sales,
      ${list(sql`select provider_day(s.refunded_at) as day, sum(s.total_cents) as cents from sales s
        where ${refundedSince(months)} group by 1`)} as refunds,
      ${list(cycles(paidSince(month)))} as cycles,
      ${list(activeChanges(chart, end))} as changes,
      ${list(sql`select provider_day(canceled_at) as day, count(*) as n from subscriptions
        where last_status = 'canceled' and canceled_at >= ${startOf(chart)} and canceled_at < ${end} group by 1`)}
        as canceled`,
    'provider_finances',
  );
  if (!row) throw new Error('the finances of the provider gave no row');
  return row;
}

const base = sql`(select json_build_object('active', count(*) filter (where last_status = 'active'),
  'pastdue', count(*) filter (where last_status = 'pastdue'),
  'canceled', count(*) filter (where last_status = 'canceled')) from subscriptions)`;

function salesByDay(paid: Sql): Sql {
  return sql`select provider_day(s.confirmed_at) as day, count(*) filter (where ${isNew}) as new_count,
      count(*) filter (where not ${isNew}) as old_count,
      coalesce(sum(s.total_cents) filter (where ${isNew}), 0) as new_cents,
      coalesce(sum(s.total_cents) filter (where not ${isNew}), 0) as old_cents
    from sales s where ${paid} group by 1`;
}

/**
 * Returns how often the plan of a sale is charged: what the subscription's offer says, otherwise every so many days.
 */
function cycles(paid: Sql): Sql {
  return sql`select coalesce(b.plan_interval || ' ' || b.plan_interval_type,
      coalesce(s.charged_every_days, b.charged_every_days) || ' day', 'none') as cycle, count(*) as n
    from sales s left join subscriptions b on b.ref = s.subscription_ref where ${paid} group by 1`;
}

/**
 * Selects by how much the number of active subscriptions changed, by day. A status lasts until the next one; of several
 * at the same moment the one counts that the subscription has. Of what was before the chart only the last status is read.
 */
function activeChanges(chart: string, end: Sql): Sql {
  const start = startOf(chart);
  const isLast = sql`(t.status = s.last_status and t.at = s.last_status_at)`;
  return sql`select greatest(provider_day(at), ${chart}::date) as day,
      sum(case when is_active then 1 else -1 end) as by
    from (
      select at, is_active, lag(is_active, 1, false) over (partition by ref order by at, is_last) as was_active
      from (
        select s.ref, t.at, t.status = 'active' as is_active, ${isLast} as is_last
        from subscription_statuses t join subscriptions s on s.ref = t.subscription_ref
        where t.at >= ${start} and t.at < ${end}
        union all
        select s.ref, before.* from subscriptions s cross join lateral (
          select t.at, t.status = 'active', ${isLast} from subscription_statuses t
          where t.subscription_ref = s.ref and t.at < ${start} order by t.at desc, ${isLast} desc limit 1
        ) before
      ) as known
    ) as changed
    where is_active <> was_active group by 1`;
}
