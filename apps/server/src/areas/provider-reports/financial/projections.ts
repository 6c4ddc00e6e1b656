import type { FinancialDashboardData } from '@prosa/contract';

/** A day with a number. */
export interface DayValue {
  day: string;
  value: number;
}

type Projections = FinancialDashboardData['projections'];

/** What came in during each stretch of days that ends today, in cents. */
export interface Totals {
  two_weeks: number;
  week: number;
  month: number;
}

const days = { two_weeks: 14, week: 7, month: 30 } as const;

/** Returns a total over its days: the daily average, not rounded. */
export function dailyAverage(total: number, stretch: keyof typeof days): number {
  return total / days[stretch];
}

/** Returns 100 − (actual ÷ average × 100), with one decimal; null where the average is 0. */
export function differencePercent(actual: number, average: number): number | null {
  if (average === 0) return null;
  const difference = Math.round((100 - (actual / average) * 100) * 10) / 10;
  return difference === 0 ? 0 : difference; // never -0
}

/**
 * Projects the daily average of two weeks over 7 and 30 days, and compares it with the averages of the last 7 and 30
 * (specification section 9).
 */
export function projectionsOf(totals: Totals): Projections {
  const average = dailyAverage(totals.two_weeks, 'two_weeks');
  const project = (stretch: 'week' | 'month') => ({
    value: Math.round((totals.two_weeks * days[stretch]) / days.two_weeks),
    actual: totals[stretch],
    difference: differencePercent(dailyAverage(totals[stretch], stretch), average),
  });
  return {
    averages: {
      two_weeks: Math.round(average),
      week: Math.round(dailyAverage(totals.week, 'week')),
      month: Math.round(dailyAverage(totals.month, 'month')),
    },
    week: project('week'),
    month: project('month'),
  };
}

/**
 * Returns the average of the last `length` days for every day that has so many, times `factor`, rounded; days come in
 * order and without gaps.
 */
export function trailingAverages(values: readonly DayValue[], length: number, factor = 1): DayValue[] {
  let sum = 0;
  return values.flatMap(({ day, value }, place) => {
    sum += value - (values[place - length]?.value ?? 0);
    return place >= length - 1 ? [{ day, value: Math.round((sum * factor) / length) }] : [];
  });
}
