import { expect, test } from 'vitest';
import { waitingLevel } from './waiting-level.ts';

const now = new Date('2026-03-02T12:00:00.000Z');

test.each([
  ['2026-03-02T11:59:30.000Z', 'short'],
  ['2026-03-02T11:50:01.000Z', 'short'],
  ['2026-03-02T11:50:00.000Z', 'long'],
  ['2026-03-02T11:30:01.000Z', 'long'],
  ['2026-03-02T11:30:00.000Z', 'overdue'],
  ['2026-02-27T11:30:00.000Z', 'overdue'],
  [null, 'short'],
])('a wait since %s is %s', (since, level) => {
  expect(waitingLevel(since, now)).toBe(level);
});
