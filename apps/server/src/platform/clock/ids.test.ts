import { expect, it } from 'vitest';
import { canBeId } from '@prosa/contract';
import { systemIds } from './ids.ts';

it('numbers rise, differ, and fit a bigint', () => {
  const numbers = Array.from({ length: 2000 }, () => systemIds.nextNumber());
  expect(numbers.every((number) => canBeId('channel', number))).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))).toEqual(numbers);
});
