import { expect, test } from 'vitest';
import { normaliseChannelName } from './normalise-name.ts';

test.each([
  ['  Vendas São Paulo 2 ', 'vendassaopaulo2'],
  ['AÇÃO-Nº 10!', 'acaon10'],
  ['vendas', 'vendas'],
  ['¡¿?', ''],
])('%j becomes %j', (typed, stored) => {
  expect(normaliseChannelName(typed)).toBe(stored);
});
