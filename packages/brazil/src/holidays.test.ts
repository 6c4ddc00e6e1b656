import { expect, test } from 'vitest';
import { nationalHolidays } from './holidays.ts';

test.each([
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2026, '2026-04-03'],
  [2038, '2038-04-23'],
  [2049, '2049-04-16'],
])('Good Friday of %i is %s', (year, date) => {
  expect(nationalHolidays(year)).toContainEqual({ date, name: 'Sexta-feira Santa' });
});

test('a year has had ten national holidays since 2024', () => {
  expect(nationalHolidays(2025)).toHaveLength(10);
  expect(nationalHolidays(2023)).toHaveLength(9);
});
