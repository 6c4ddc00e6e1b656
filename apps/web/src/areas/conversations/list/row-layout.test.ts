import { expect, test } from 'vitest';
import { rowStarts, rowsBetween, typicalShift } from './row-layout.ts';

const starts = rowStarts([10, 20, 10, 30], (height) => height);

test('each row starts where the one before it ends', () => {
  expect(starts).toEqual([0, 10, 30, 40, 70]);
  expect(rowStarts([], () => 10)).toEqual([0]);
});

test.each([
  [{ from: 0, to: 0 }, [0]],
  [{ from: -50, to: 5 }, [0]],
  [{ from: 10, to: 30 }, [1, 2]],
  [{ from: 29, to: 500 }, [1, 2, 3]],
])('rowsBetween finds the rows within %j', (stretch, rows) => {
  expect(rowsBetween(starts, stretch)).toEqual(rows);
});

test('an empty list has no rows to show', () => {
  expect(rowsBetween([0], { from: 0, to: 100 })).toEqual([]);
});

test('the typical shift is that of most rows in view, whatever a single one did', () => {
  const before = [
    { id: 'a', start: 100 },
    { id: 'b', start: 110 },
    { id: 'c', start: 120 },
  ];
  const moved = (entries: [string, number][]) => typicalShift(before, new Map(entries));
  expect(
    moved([
      ['a', 185],
      ['b', 195],
      ['c', 205],
    ]),
  ).toBe(85);
  expect(
    moved([
      ['a', 0],
      ['b', 110],
      ['c', 120],
    ]),
  ).toBe(0);
  expect(moved([['c', 205]])).toBe(85);
  expect(moved([])).toBe(0);
});
