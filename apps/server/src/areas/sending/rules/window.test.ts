import { expect, test } from 'vitest';
import { defaultSendingSettings } from '@prosa/contract';
import { paceOf } from './pace.ts';
import { nextOpening, type Window } from './window.ts';

const window: Window = {
  from_minute: 8 * 60,
  until_minute: 20 * 60,
  weekdays: [1, 2, 3, 4, 5, 6],
  on_holidays: false,
};
const overnight = { ...window, from_minute: 20 * 60, until_minute: 6 * 60, weekdays: [1] };
const always = {
  ...window,
  from_minute: 0,
  until_minute: 0,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  on_holidays: true,
};
const saoPaulo = 'America/Sao_Paulo';
const open = 'now';

// 2026-03-02 is a Monday; São Paulo is three hours behind UTC.
test.each<[string, string, Window, string, string | null]>([
  ['within it', '2026-03-02T15:00Z', window, saoPaulo, open],
  ['at its first minute', '2026-03-02T11:00Z', window, saoPaulo, open],
  ['at its end', '2026-03-02T23:00Z', window, saoPaulo, '2026-03-03T11:00Z'],
  ['in the morning, by the company’s clock', '2026-03-02T10:59Z', window, saoPaulo, '2026-03-02T11:00Z'],
  ['in another zone it is open by then', '2026-03-02T10:59Z', window, 'Europe/Lisbon', open],
  ['on a Sunday', '2026-03-01T15:00Z', window, saoPaulo, '2026-03-02T11:00Z'],
  ['on a holiday', '2026-04-21T15:00Z', window, saoPaulo, '2026-04-22T11:00Z'],
  [
    'on a holiday, where that does not matter',
    '2026-04-21T15:00Z',
    { ...window, on_holidays: true },
    saoPaulo,
    open,
  ],
  ['over midnight, after midnight', '2026-03-03T08:00Z', overnight, saoPaulo, open],
  ['over midnight, before its own day', '2026-03-02T08:00Z', overnight, saoPaulo, '2026-03-02T23:00Z'],
  ['equal hours are the whole day', '2026-12-25T03:00Z', always, saoPaulo, open],
  [
    'clocks that went forward in the night',
    '2026-03-29T05:00Z',
    { ...window, weekdays: [0] },
    'Europe/Lisbon',
    '2026-03-29T07:00Z',
  ],
  ['no day at all', '2026-03-02T15:00Z', { ...window, weekdays: [] }, saoPaulo, null],
])('%s', (_what, moment, given, zone, expected) => {
  const now = new Date(moment);
  const wanted = expected === open ? now : expected === null ? null : new Date(expected);
  expect(nextOpening(now, given, zone)).toEqual(wanted);
});

test('a number sends more with its age, the official API without a cap, and a company’s own caps count', () => {
  const young = paceOf({ unofficial: true, age: -1 }, defaultSendingSettings);
  const old = paceOf({ unofficial: true, age: 100 }, defaultSendingSettings);
  const official = paceOf({ unofficial: false, age: 0 }, defaultSendingSettings);
  expect([young, old, official].map(({ maxPerHour }) => maxPerHour)).toEqual([30, 150, Infinity]);
  const capped = { ...defaultSendingSettings, max_per_hour: 7, max_per_day: 9 };
  expect(paceOf({ unofficial: false, age: 0 }, capped)).toMatchObject({ maxPerHour: 7, maxPerDay: 9 });
});
