import { expect, test } from 'vitest';
import { delayOf, lastMoment, openingFrom } from './hours.ts';

const at = (local: string) => new Date(`2026-03-${local}-03:00`);
const hours = (start_time: number, end_time: number) => ({
  start_time,
  end_time,
  time_zone: 'America/Sao_Paulo',
});
const day = hours(8, 20);
const night = hours(20, 6);
const always = hours(9, 9);
const tillMidnight = hours(8, 0);

// A Sunday and a holiday are days like all others.
test.each([
  ['within the hours', day, '01T15:00', '01T15:00'],
  ['at the first minute', day, '02T08:00', '02T08:00'],
  ['when they end', day, '02T20:00', '03T08:00'],
  ['before they begin', day, '02T07:59', '02T08:00'],
  ['late in a window over midnight', night, '02T23:00', '02T23:00'],
  ['early in one', night, '03T05:59', '03T05:59'],
  ['between two of them', night, '03T06:00', '03T20:00'],
  ['with equal hours, the whole day', always, '02T03:17', '02T03:17'],
  ['until midnight', tillMidnight, '02T23:59', '02T23:59'],
  ['after midnight', tillMidnight, '03T00:00', '03T08:00'],
])('%s', (_name, window, moment, expected) => {
  expect(openingFrom(at(moment), window)).toEqual(at(expected));
});

test.each([
  ['six hours where the window lasts that long', day, '02T09:00', '02T15:00'],
  ['what is left of them after the next opening', day, '02T18:00', '03T12:00'],
  ['no longer than the next window', hours(8, 9), '02T08:30', '03T09:00'],
  ['over midnight', night, '02T22:00', '03T04:00'],
  ['with equal hours, six', always, '02T22:00', '03T04:00'],
])('is sent late for %s', (_name, window, due, expected) => {
  expect(lastMoment(at(due), window)).toEqual(at(expected));
});

test('waits minutes or hours', () => {
  expect(delayOf({ time: 30, unit: 'minutes' })).toBe(1_800_000);
  expect(delayOf({ time: 2, unit: 'hours' })).toBe(7_200_000);
});
