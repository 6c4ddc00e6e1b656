import type { Repetition } from '@prosa/contract';
import { expect, test } from 'vitest';
import { dueOn } from './due-on.ts';
import { nextDay } from './next-day.ts';

/** The first days of a course. */
function days(first: string, repeats: Partial<Repetition> | null, most = 5): string[] {
  const rule = repeats && { every: 'day' as const, interval: 1, weekdays: [], until: null, ...repeats };
  const found: string[] = [];
  for (let day = nextDay({ first, repeats: rule }, null); day !== null && found.length < most;)
    day = nextDay({ first, repeats: rule }, found[found.push(day) - 1] ?? null);
  return found;
}

test.each([
  ['once', '2026-12-01', null, ['2026-12-01']],
  [
    'every second day',
    '2026-12-30',
    { interval: 2, until: '2027-01-03' },
    ['2026-12-30', '2027-01-01', '2027-01-03'],
  ],
  [
    'on the weekday it begins',
    '2026-12-02',
    { every: 'week', until: '2026-12-16' },
    ['2026-12-02', '2026-12-09', '2026-12-16'],
  ],
  [
    'Mondays and Fridays of every second week',
    '2026-12-02',
    { every: 'week', interval: 2, weekdays: [1, 5], until: '2026-12-31' },
    ['2026-12-04', '2026-12-14', '2026-12-18', '2026-12-28'],
  ],
  [
    'month ends',
    '2027-01-31',
    { every: 'month' },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ],
  [
    'leap days',
    '2028-02-29',
    { every: 'month', interval: 12, until: '2032-02-29' },
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    'quarters over a year',
    '2026-11-30',
    { every: 'month', interval: 3, until: '2027-06-01' },
    ['2026-11-30', '2027-02-28', '2027-05-30'],
  ],
  ['never', '2026-12-02', { every: 'week', weekdays: [1], until: '2026-12-05' }, []],
] as const)('%s', (_name, first, repeats, expected) => {
  expect(
    days(first, repeats && { ...repeats, weekdays: 'weekdays' in repeats ? [...repeats.weekdays] : [] }),
  ).toEqual(expected);
});

test('a time of day stays the same over the change of the clocks, and one that is skipped comes after it', () => {
  const at = (day: string, minute = 540) => dueOn({ day, minute }, 'America/New_York').toISOString();
  expect([at('2026-03-07'), at('2026-03-08')]).toEqual([
    '2026-03-07T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
  ]);
  expect(at('2026-03-08', 150)).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-11-01', 90)).toBe('2026-11-01T05:30:00.000Z');
});
