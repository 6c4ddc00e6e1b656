import { expect, it } from 'vitest';
import { dayText, shortDay } from '../../lib/dates.ts';
import { change, share } from './numbers.ts';

it.each([
  [112, 100, '+12%'],
  [97, 100, '−3%'],
  [100, 100, '0%'],
  [3, 0, null],
  [0, 5, '−100%'],
])('the change to %i from %i is %s', (now, before, text) => {
  expect(change(now, before)).toBe(text);
});

it('puts shares and days into words', () => {
  expect([share(1, 3), share(0, 0)]).toEqual(['33%', '0%']);
  expect([dayText('2026-11-21'), shortDay('2026-01-05')]).toEqual(['21/11/2026', '05/01']);
});
