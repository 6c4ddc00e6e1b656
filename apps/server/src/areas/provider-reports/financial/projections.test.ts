import { describe, expect, it } from 'vitest';
import { dailyAverage, differencePercent, projectionsOf, trailingAverages } from './projections.ts';

it.each([
  ['two_weeks', 140_000, 10_000],
  ['week', 70_000, 10_000],
  ['month', 300_000, 10_000],
  ['week', 0, 0],
] as const)('the daily average of %s with %d is %d', (stretch, total, average) => {
  expect(dailyAverage(total, stretch)).toBe(average);
});

it.each([
  [50, 100, 50],
  [100, 100, 0],
  [150, 100, -50],
  [0, 100, 100],
  [100, 300, 66.7],
  [100.04, 100, 0],
  [5, 0, null],
])('what is %d against an average of %d differs by %d percent', (actual, average, difference) => {
  expect(differencePercent(actual, average)).toBe(difference);
});

describe('projections', () => {
  it.each([
    { two_weeks: 140_000, week: 70_000, month: 300_000, projected: [70_000, 300_000], differences: [0, 0] },
    {
      two_weeks: 140_000,
      week: 35_000,
      month: 450_000,
      projected: [70_000, 300_000],
      differences: [50, -50],
    },
    { two_weeks: 9_999, week: 9_999, month: 9_999, projected: [5_000, 21_426], differences: [-100, 53.3] },
    { two_weeks: 0, week: 0, month: 90_000, projected: [0, 0], differences: [null, null] },
  ])('of $two_weeks, $week and $month cents', ({ projected, differences, ...totals }) => {
    const { week, month } = projectionsOf(totals);
    expect([week.value, month.value]).toEqual(projected);
    expect([week.difference, month.difference]).toEqual(differences);
    expect([week.actual, month.actual]).toEqual([totals.week, totals.month]);
  });
});

it('an average of days stands at the last of them, rounded to the cent', () => {
  const values = [10, 20, 31, 0, 0].map((value, place) => ({ day: `2026-03-0${place + 1}`, value }));
  expect(trailingAverages(values, 3)).toEqual([
    { day: '2026-03-03', value: 20 },
    { day: '2026-03-04', value: 17 },
    { day: '2026-03-05', value: 10 },
  ]);
  expect(trailingAverages(values, 3, 30)[0]).toEqual({ day: '2026-03-03', value: 610 });
  expect(trailingAverages(values.slice(0, 2), 3)).toEqual([]);
});
