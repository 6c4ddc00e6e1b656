import { expect, test } from 'vitest';
import { isWindowOpen, windowEnd } from './reply-window.ts';

const wrote = '2026-03-02T12:00:00.000Z';
const window = { customer_wrote: wrote, window_hours: 24 };

test.each([
  ['a minute before the end', window, '2026-03-03T11:59:00Z', true],
  ['at the end', window, '2026-03-03T12:00:00Z', false],
  ['long after it', window, '2026-03-09T12:00:00Z', false],
  ['while the customer has not written', { ...window, customer_wrote: null }, '2026-03-02T12:00:00Z', false],
  ['over a number without a window', { ...window, window_hours: null }, '2027-03-02T12:00:00Z', true],
  ['to nobody who wrote, without a window', { customer_wrote: null, window_hours: null }, wrote, true],
])('%s', (_when, given, now, isOpen) => {
  expect(isWindowOpen(given, new Date(now))).toBe(isOpen);
});

test('the window ends its hours after the customer wrote; without it there is no end', () => {
  expect(windowEnd(window)).toEqual(new Date('2026-03-03T12:00:00Z'));
  expect(windowEnd({ ...window, window_hours: null })).toBeNull();
});
