import { expect, test } from 'vitest';
import { holidayOn, isOpen, nextOpening } from './calendar.ts';
import { isTimeZone, localTime, momentOf, timeText } from './local-time.ts';

const zone = 'America/Sao_Paulo';
const at = (local: string, where = zone) => momentOf(local, where) ?? NaN;
const shop = [
  { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  { days: [6], from: '09:00', to: '13:00' },
];
const bar = [{ days: [5, 6], from: '22:00', to: '06:00' }];

test.each([
  ['2025-11-17T08:00', shop, true], // Monday
  ['2025-11-17T07:59', shop, false],
  ['2025-11-17T18:00', shop, false],
  ['2025-11-22T10:00', shop, true],
  ['2025-11-23T10:00', shop, false],
  ['2025-11-21T22:00', bar, true], // Friday
  ['2025-11-22T05:59', bar, true],
  ['2025-11-22T06:00', bar, false],
  ['2025-11-21T05:00', bar, false],
  ['2025-11-23T03:00', bar, true],
  ['2025-11-24T03:00', bar, false],
  ['2025-11-17T23:59', [{ days: [1], from: '00:00', to: '23:59' }], true],
  ['2025-11-17T12:00', [{ days: [1], from: '00:00', to: '00:00' }], true],
  ['2025-11-18T00:00', [{ days: [1], from: '00:00', to: '00:00' }], false],
])('%s within the hours: %#', (local, weekly, open) => {
  expect(isOpen(at(local), weekly, zone)).toBe(open);
});

test.each([
  ['2025-12-25T10:00', true, 'Natal'],
  ['2025-12-25T10:00', false, null],
  ['2025-01-24T10:00', true, ''],
  ['2025-01-24T23:59', false, ''],
  ['2025-01-25T00:00', true, null],
])('%s, national ones counting %s, is the holiday %j', (local, national, name) => {
  const own = [{ date: '2025-01-24', name: '' }];
  expect(holidayOn(at(local), zone, { national, own })).toBe(name);
});

test.each([
  ['2025-11-17T10:00', '2025-11-17T10:00'],
  ['2025-11-17T06:00', '2025-11-17T08:00'],
  ['2025-11-21T19:00', '2025-11-22T09:00'],
  ['2025-11-22T14:00', '2025-11-24T08:00'],
  ['2025-12-24T19:00', '2025-12-25T08:00'],
])('after %s it opens at %s', (from, opens) => {
  expect(nextOpening(at(from), shop, zone)).toBe(at(opens));
});

test('what never opens has no next opening', () => {
  expect(nextOpening(at('2025-11-17T10:00'), [], zone)).toBeNull();
});

test.each([
  ['America/Sao_Paulo', '09:00'],
  ['America/Manaus', '08:00'],
  ['America/Rio_Branco', '07:00'],
  ['America/Noronha', '10:00'],
  ['Europe/Lisbon', '12:00'],
  ['Nowhere/Land', '09:00'],
])('noon in Greenwich is in %s %s', (where, shown) => {
  expect(timeText(localTime(Date.parse('2025-11-20T12:00:00Z'), where))).toBe(shown);
});

test('local times come back as they went, over a change of the clock too', () => {
  for (const local of ['2018-11-03T23:30', '2018-11-04T01:30', '2018-02-17T22:00', '2025-11-20T12:00']) {
    const clock = localTime(at(local), zone);
    expect(timeText(clock)).toBe(local.slice(11));
  }
  // The hour between 0:00 and 1:00 did not exist.
  expect(timeText(localTime(at('2018-11-04T00:30'), zone))).toBe('01:30');
  expect(momentOf('2025-02-30', zone)).toBeNull();
  expect(isTimeZone('America/Recife')).toBe(true);
  expect(isTimeZone('Marte')).toBe(false);
});
