import { expect, it } from 'vitest';
import { forecastEnd, type ForecastFacts } from './forecast.ts';
import { paceOf } from './pace.ts';

const uncapped = paceOf({ unofficial: false, age: 0 }, { max_per_hour: null, max_per_day: null });
const weekdays = { from_minute: 480, until_minute: 1200, weekdays: [1, 2, 3, 4, 5], on_holidays: false };
const allDay = { from_minute: 0, until_minute: 0, weekdays: [0, 1, 2, 3, 4, 5, 6], on_holidays: true };

/** Wednesday, 25 November 2026, 9 o'clock in São Paulo. */
const facts: ForecastFacts = {
  from: new Date('2026-11-25T12:00:00Z'),
  count: 100,
  newChats: 0,
  maxChatsPerDay: Infinity,
  chatsToday: 0,
  gapSeconds: 60,
  pace: uncapped,
  sentToday: 0,
  window: weekdays,
  time_zone: 'America/Sao_Paulo',
};

it.for<[string, Partial<ForecastFacts>, string, ForecastFacts['pace'] | null, string[]]>([
  ['the interval and a quarter of it by chance', {}, '2026-11-25T14:03:45.000Z', null, []],
  ['one leaves at once', { count: 1 }, '2026-11-25T12:00:00.000Z', null, []],
  // 528 fit before 20 o'clock; 472 are left for Thursday.
  ['the window closes', { count: 1000 }, '2026-11-26T20:48:45.000Z', null, ['window']],
  ['a weekend', { from: new Date('2026-11-28T12:00:00Z') }, '2026-11-30T13:03:45.000Z', null, ['window']],
  [
    'caps',
    { window: allDay, sentToday: 40 },
    '2026-11-27T03:48:45.000Z',
    { ...uncapped, maxPerDay: 50 },
    ['caps'],
  ],
  [
    'new chats',
    { newChats: 30, maxChatsPerDay: 20, chatsToday: 5 },
    '2026-11-26T11:17:30.000Z',
    null,
    ['quota'],
  ],
])('is foreseen: %s', ([, changes, ends, pace, slowed_by]) => {
  const forecast = forecastEnd({ ...facts, ...(pace && { pace }), ...changes });
  expect(forecast?.slowed_by).toEqual(slowed_by);
  expect(forecast?.ends.toISOString()).toBe(ends);
});

it('is not where the window never opens, or a year is not enough', () => {
  expect(forecastEnd({ ...facts, window: { ...weekdays, weekdays: [] } })).toBeNull();
  expect(forecastEnd({ ...facts, count: 1_000_000 })).toBeNull();
});
