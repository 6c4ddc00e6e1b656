import { flowEvents } from '@prosa/contract';
import { expect, it } from 'vitest';
import { lookDays } from './look-days.ts';
import { nextLook } from './next-look.ts';

it.each([
  ['the day itself', '2026-11-25', 0, ['11-25'], 2026],
  ['two days before, over the new year', '2026-12-30', -2, ['01-01'], 2027],
  ['three days after', '2026-03-02', 3, ['02-27'], 2026],
  ['29 February in a year without it', '2027-02-28', 0, ['02-28', '02-29'], 2027],
  ['28 February in a year with both', '2028-02-28', 0, ['02-28'], 2028],
  ['29 February in its year', '2028-02-29', 0, ['02-29'], 2028],
])('looks for %s', (_what, today, after, days, year) => {
  expect(lookDays(today, after)).toEqual({ days, year });
});

it.each([
  ['São Paulo, later today', 'America/Sao_Paulo', '2026-11-25T11:00:00Z', '2026-11-25T12:00:00.000Z'],
  [
    'São Paulo, when it is just over',
    'America/Sao_Paulo',
    '2026-11-25T12:00:00Z',
    '2026-11-26T12:00:00.000Z',
  ],
  [
    'Rio Branco, whose day is another',
    'America/Rio_Branco',
    '2026-11-25T03:00:00Z',
    '2026-11-25T14:00:00.000Z',
  ],
])('the next look in %s', (_where, time_zone, now, wanted) => {
  const events = flowEvents.parse({ date: { field: 'x', hour: 9 } });
  expect(nextLook({ events, time_zone }, new Date(now))?.toISOString()).toBe(wanted);
});

it('a flow that no day starts is never looked at', () => {
  expect(nextLook({ events: flowEvents.parse({}), time_zone: 'America/Sao_Paulo' }, new Date())).toBeNull();
});
