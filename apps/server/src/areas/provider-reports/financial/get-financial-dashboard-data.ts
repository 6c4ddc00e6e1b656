import type { FinancialDashboardData } from '@prosa/contract';
import { addDays, daysFrom } from '../../../platform/clock/days.ts';
import type { StaffContext } from '../../../platform/http/binding.ts';
import { providerToday } from '../today.ts';
import { projectionsOf, trailingAverages, type DayValue } from './projections.ts';
import { readFinances, type Finances, type SaleDay, type Windows } from './read-finances.ts';

const stretches = { today: 1, week: 7, two_weeks: 14, month: 30, chart: 60 } as const;
const averaged = stretches.two_weeks;
const monthCount = 12;

/** Returns the financial dashboard from the sales and subscriptions that the billing provider reported. */
export async function getFinancialDashboardData({
  database,
  clock,
}: StaffContext): Promise<FinancialDashboardData> {
  const windows = windowsUpTo(providerToday(clock));
  const found = await readFinances(database.acrossAccounts, windows);
  const sales = fillDays(found.sales, windows.months, windows.today);
  const incomes = sales.map(({ day, new_cents, old_cents }) => ({ day, value: new_cents + old_cents }));
  const recent = incomes.slice(-(stretches.chart + averaged - 1));
  const sell_income = incomeOf(sales);
  const { two_weeks, week, month } = sell_income;
  return {
    today: windows.today,
    real_time: found.base,
    sell_status: {
      today: newSales(sales, stretches.today),
      week: newSales(sales, stretches.week),
      month: newSales(sales, stretches.month),
    },
    sell_income,
    refunds: refundsOf(found, windows),
    projections: projectionsOf({ two_weeks: two_weeks.total, week: week.total, month: month.total }),
    sell_type_chart: sales.slice(-stretches.month).map(({ day, new_count, old_count }) => {
      return { _id: day, new: new_count, old: old_count };
    }),
    sell_income_chart: incomes.slice(-stretches.chart).map(({ day, value }) => ({ _id: day, income: value })),
    month_incomes: byMonth(incomes, windows),
    month_refunds: byMonth(
      found.refunds.map(({ day, cents: value }) => ({ day, value })),
      windows,
    ),
    average_revenue_chart: referenced(trailingAverages(recent, averaged)),
    projection_chart: referenced(trailingAverages(recent, averaged, stretches.month)),
    cycle_chart: found.cycles
      .map(({ cycle, n }) => ({ _id: cycle, all: n }))
      .toSorted((one, other) => other.all - one.all || one._id.localeCompare(other._id)),
    active_accounts_chart: referenced(runningSum(found.changes, windows)),
    canceled_chart: canceledDays(found, windows),
  };
}

function windowsUpTo(today: string): Windows {
  const since = (days: number) => addDays(today, 1 - days);
  return {
    today,
    chart: since(stretches.chart),
    month: since(stretches.month),
    months: `${monthsUpTo(today)[0]}-01`,
  };
}

/** Lists the months up to the one of today, oldest first. */
function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: monthCount }, (_, place) =>
    new Date(Date.UTC(year, month - monthCount + place, 1)).toISOString().slice(0, 7),
  );
}

function fillDays(rows: readonly SaleDay[], from: string, to: string): SaleDay[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const empty = { new_count: 0, old_count: 0, new_cents: 0, old_cents: 0 };
  return daysFrom(from, to).map((day) => known.get(day) ?? { ...empty, day });
}

function newSales(sales: readonly SaleDay[], days: number): number {
  return sales.slice(-days).reduce((sum, { new_count }) => sum + new_count, 0);
}

function incomeOf(sales: readonly SaleDay[]): FinancialDashboardData['sell_income'] {
  const of = (days: number) => {
    const total = { new_clients: 0, old_clients: 0, total: 0 };
    for (const { new_cents, old_cents } of sales.slice(-days)) {
      total.new_clients += new_cents;
      total.old_clients += old_cents;
      total.total += new_cents + old_cents;
    }
    return total;
  };
  const { today, week, two_weeks, month } = stretches;
  return { today: of(today), week: of(week), month: of(month), two_weeks: of(two_weeks) };
}

function refundsOf({ refunds }: Finances, { today }: Windows): FinancialDashboardData['refunds'] {
  const of = (days: number) => {
    const from = addDays(today, 1 - days);
    return { total: refunds.reduce((sum, { day, cents }) => (day >= from ? sum + cents : sum), 0) };
  };
  return { today: of(stretches.today), week: of(stretches.week), month: of(stretches.month) };
}

function byMonth(days: readonly DayValue[], { today }: Windows): { _id: string; total: number }[] {
  const totals = new Map(monthsUpTo(today).map((month) => [month, 0]));
  for (const { day, value } of days) {
    const month = day.slice(0, 7);
    totals.set(month, (totals.get(month) ?? 0) + value);
  }
  return [...totals].map(([_id, total]) => ({ _id, total }));
}

/** Adds up changes from the first day of the charts, under which everything before it stands. */
function runningSum(changes: Finances['changes'], { chart, today }: Windows): DayValue[] {
  const known = new Map(changes.map(({ day, by }) => [day, by]));
  let value = 0;
  return daysFrom(chart, today).map((day) => ({ day, value: (value += known.get(day) ?? 0) }));
}

function canceledDays({ canceled }: Finances, { chart, today }: Windows) {
  const known = new Map(canceled.map(({ day, n }) => [day, n]));
  return daysFrom(chart, today).map((day) => ({ _id: day, canceled: known.get(day) ?? 0 }));
}

function referenced(values: readonly DayValue[]): { reference_date: string; value: number }[] {
  return values.map(({ day, value }) => ({ reference_date: day, value }));
}
