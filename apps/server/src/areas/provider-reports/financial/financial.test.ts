import { expect } from 'vitest';
import { calls, type CallOutput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest } from '../../../testing/server-test.ts';
import { createTestStaff } from '../../../testing/test-staff.ts';

/** The evening of 4 March in São Paulo: in UTC it is the 5th. */
const now = new Date('2026-03-05T02:45:00Z');

interface Sale {
  ref: string;
  cents: number;
  cycle?: number;
  confirmed_at?: string;
  refunded_at?: string;
  currency?: string;
  subscription_ref?: string;
  every_days?: number;
}

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    clock: { now: () => now },
    config: { processes: new Set(['web'] as const) },
  }))
  .extend('staff', { scope: 'file' }, ({ server }) => createTestStaff(server, ['financial_dashboard']))
  .extend('told', { scope: 'file' }, async ({ server, company }) => {
    const db = server.runtime.database.acrossAccounts;
    await db.run(
      sql`insert into subscriptions (ref, provider, bound_account, name, offer_name, last_status, last_status_at, plan_interval,
          plan_interval_type, canceled_at, next_cycle, created, updated)
        values ('ana', 'guru', ${company.account_id}, 'Ana', 'Professional', 'active', '2026-03-01T12:00:00Z', 1, 'month', null,
          '2026-04-01', ${now}, ${now}),
        ('bia', 'guru', null, 'Bia', 'Solo', 'pastdue', '2026-03-02T12:00:00Z', 1, 'year', null, null, ${now}, ${now}),
        ('caio', 'guru', null, 'Caio', 'Solo', 'canceled', '2026-03-05T02:30:00Z', 1, 'month',
          '2026-03-05T02:30:00Z', null, ${now}, ${now})`,
    );
    await db.run(
      sql`insert into subscription_statuses (subscription_ref, at, status) values
        ('ana', '2025-06-01T12:00:00Z', 'active'), ('ana', '2026-02-01T12:00:00Z', 'pastdue'),
        ('ana', '2026-03-01T12:00:00Z', 'active'), ('bia', '2026-02-20T12:00:00Z', 'active'),
        ('bia', '2026-03-02T12:00:00Z', 'pastdue'), ('caio', '2026-03-05T02:30:00Z', 'canceled')`,
    );
    const sales: Sale[] = [
      // 23:30 of 4 March in São Paulo.
      {
        ref: 'today-new',
        cents: 9_990,
        cycle: 1,
        confirmed_at: '2026-03-05T02:30:00Z',
        subscription_ref: 'bia',
      },
      { ref: 'today-once', cents: 5_000, confirmed_at: '2026-03-04T15:00:00Z' },
      // 23:59 of 3 March: yesterday.
      {
        ref: 'week-old',
        cents: 20_001,
        cycle: 7,
        confirmed_at: '2026-03-04T02:59:00Z',
        subscription_ref: 'ana',
      },
      { ref: 'two-weeks', cents: 10_000, cycle: 2, confirmed_at: '2026-02-20T12:00:00Z', every_days: 90 },
      {
        ref: 'month',
        cents: 7_000,
        cycle: 1,
        confirmed_at: '2026-02-05T12:00:00Z',
        refunded_at: '2026-03-04T12:00:00Z',
      },
      { ref: 'long-ago', cents: 1_000, cycle: 1, confirmed_at: '2025-12-10T12:00:00Z' },
      { ref: 'never-paid', cents: 99_999, cycle: 1 },
      { ref: 'dollars', cents: 99_999, cycle: 1, confirmed_at: '2026-03-04T12:00:00Z', currency: 'USD' },
    ];
    await db.run(
      sql`insert into sales (ref, provider, subscription_ref, status, cycle, total_cents, net_cents, currency,
          charged_every_days, confirmed_at, refunded_at, updated_at)
        select ref, 'guru', subscription_ref, 'approved', cycle, cents, cents, coalesce(currency, 'BRL'), every_days,
          confirmed_at, refunded_at, ${now}
        from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as s(ref text, subscription_ref text, cycle integer,
          cents integer, currency text, every_days integer, confirmed_at timestamptz, refunded_at timestamptz)`,
    );
    return true;
  });

it('money is counted to the cent, on the days of São Paulo, new apart from recurrences', async ({
  staff,
  told,
}) => {
  expect(told).toBe(true);
  const data = await staff.call(calls.getFinancialDashboardData, {});
  expect(data).toMatchObject({
    today: '2026-03-04',
    real_time: { active: 1, pastdue: 1, canceled: 1 },
    sell_status: { today: 2, week: 2, month: 3 },
    sell_income: {
      today: { new_clients: 14_990, old_clients: 0, total: 14_990 },
      week: { new_clients: 14_990, old_clients: 20_001, total: 34_991 },
      two_weeks: { new_clients: 14_990, old_clients: 30_001, total: 44_991 },
      month: { new_clients: 21_990, old_clients: 30_001, total: 51_991 },
    },
    refunds: { today: { total: 7_000 }, week: { total: 7_000 }, month: { total: 7_000 } },
    projections: {
      averages: { two_weeks: 3_214, week: 4_999, month: 1_733 },
      week: { value: 22_496, actual: 34_991, difference: -55.5 },
      month: { value: 96_409, actual: 51_991, difference: 46.1 },
    },
  });
});

it('charts have every day and month, and end today with what the cards say', async ({ staff, told }) => {
  expect(told).toBe(true);
  const data = await staff.call(calls.getFinancialDashboardData, {});
  expect([data.sell_type_chart.length, data.sell_income_chart.length]).toEqual([30, 60]);
  expect(data.sell_type_chart.slice(-2)).toEqual([
    { _id: '2026-03-03', new: 0, old: 1 },
    { _id: '2026-03-04', new: 2, old: 0 },
  ]);
  expect(data.sell_income_chart.at(-1)).toEqual({ _id: '2026-03-04', income: 14_990 });
  expect(data.average_revenue_chart.at(-1)).toEqual({ reference_date: '2026-03-04', value: 3_214 });
  expect(data.projection_chart.at(-1)).toEqual({ reference_date: '2026-03-04', value: 96_409 });
  expect(data.month_incomes.slice(-4)).toEqual([
    { _id: '2025-12', total: 1_000 },
    { _id: '2026-01', total: 0 },
    { _id: '2026-02', total: 17_000 },
    { _id: '2026-03', total: 34_991 },
  ]);
  expect(data.month_incomes[0]?._id).toBe('2025-04');
  expect(data.month_refunds.at(-1)).toEqual({ _id: '2026-03', total: 7_000 });
  expect(data.cycle_chart).toEqual([
    { _id: 'none', all: 2 },
    { _id: '1 month', all: 1 },
    { _id: '1 year', all: 1 },
    { _id: '90 day', all: 1 },
  ]);
  const active = new Map(
    data.active_accounts_chart.map(({ reference_date, value }) => [reference_date, value]),
  );
  const days = ['2026-01-04', '2026-02-01', '2026-02-20', '2026-03-01', '2026-03-02', '2026-03-04'];
  expect(days.map((day) => active.get(day))).toEqual([1, 0, 1, 2, 1, 1]);
  expect(data.canceled_chart.at(-1)).toEqual({ _id: '2026-03-04', canceled: 1 });
});

it('behind a number stand its sales and subscriptions', async ({ staff, told, company }) => {
  expect(told).toBe(true);
  const sales = async (kind: 'new' | 'old' | 'income' | 'refund') =>
    (await staff.call(calls.getFinancialSales, { kind, interval: 30 })).data;
  expect((await sales('new')).map(({ _id }) => _id)).toEqual(['today-new', 'today-once', 'month']);
  expect((await sales('old')).map(({ _id, name, offer }) => [_id, name, offer])).toEqual([
    ['week-old', 'Ana', 'Professional'],
    ['two-weeks', '', ''],
  ]);
  expect((await sales('income')).reduce((sum, { total }) => sum + total, 0)).toBe(51_991);
  expect(await sales('refund')).toMatchObject([{ _id: 'month', kind: 'refund', total: 7_000 }]);
  const { data } = await staff.call(calls.getFinancialSubscriptions, { status: 'active' });
  expect(data).toMatchObject([
    { name: 'Ana', next_cycle: '2026-04-01', account: { _id: company.account_id } },
  ]);
});

it('a list goes on where its page ended', async ({ staff, told, server }) => {
  expect(told).toBe(true);
  await server.runtime.database.acrossAccounts.run(
    sql`insert into sales (ref, provider, status, cycle, total_cents, net_cents, confirmed_at, updated_at)
      select 'many-' || n, 'guru', 'approved', 3, 100, 100, '2025-10-10T12:00:00Z', ${now} from generate_series(1, 120) n`,
  );
  const interval = { from: '2025-10-01', to: '2025-10-31' };
  const found: string[] = [];
  for (let next: string | null = null; ;) {
    const page: CallOutput<typeof calls.getFinancialSales> = await staff.call(calls.getFinancialSales, {
      kind: 'old' as const,
      interval,
      next,
    });
    found.push(...page.data.map(({ _id }) => _id));
    next = page.next;
    if (next === null) break;
  }
  expect([found.length, new Set(found).size]).toEqual([120, 120]);
});
