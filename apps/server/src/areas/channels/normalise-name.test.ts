import { expect, it } from 'vitest';
import { normaliseName } from './normalise-name.ts';

it.each([
  ['Vendas São Paulo 2', 'vendassaopaulo2'],
  ['  ÁÇÃO-Ñ!  ', 'acaon'],
  ['já123', 'ja123'],
  ['— !? —', ''],
  ['数字', ''],
])('stores %j as %j', (typed, stored) => {
  expect(normaliseName(typed)).toBe(stored);
});
