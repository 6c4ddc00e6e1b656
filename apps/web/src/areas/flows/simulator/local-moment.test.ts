import { expect, test } from 'vitest';
import { deepNight, localMoment, momentOf, momentText } from './local-moment.ts';

const saturday = Date.parse('2026-11-21T17:05:00Z');

test('a moment is shown and written in the time of São Paulo', () => {
  expect(momentText(saturday)).toBe('sáb., 21/11, 14:05');
  expect(localMoment(saturday)).toBe('2026-11-21T14:05');
});

test('a complete date and time field is read back; an incomplete one gives null', () => {
  expect(momentOf('2026-11-21T14:05')).toBe(saturday);
  expect(momentOf('2026-11-')).toBeNull();
  expect(momentOf('')).toBeNull();
});

test('the deep night is that of the coming Sunday', () => {
  expect(localMoment(deepNight(saturday))).toBe('2026-11-22T03:00');
  expect(localMoment(deepNight(Date.parse('2026-11-22T12:00:00Z')))).toBe('2026-11-29T03:00');
});
