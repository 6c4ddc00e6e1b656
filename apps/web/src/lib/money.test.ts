import { expect, it } from 'vitest';
import { inThousands, moneyText, shortMoney } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  [0, 'R$ 0,00', 'R$ 0'],
  [1, 'R$ 0,01', 'R$ 0'],
  [95_000, 'R$ 950,00', 'R$ 950'],
  [99_960, 'R$ 999,60', 'R$ 1k'],
  [123_456, 'R$ 1.234,56', 'R$ 1,2k'],
  [123_456_789, 'R$ 1.234.567,89', 'R$ 1.234,6k'],
  [-123_456, '-R$ 1.234,56', '-R$ 1,2k'],
])('%d cents are %s, or %s', (cents, long, short) => {
  expect(plain(moneyText(cents))).toBe(long);
  expect(plain(shortMoney(cents))).toBe(short);
});

it.each([
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [12_345, '12,3k'],
])('%d is %s', (value, text) => {
  expect(inThousands(value)).toBe(text);
});
