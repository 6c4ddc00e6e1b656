import { expect, test } from 'vitest';
import { inventCustomer } from './invent-customer.ts';

/** Returns a source of the given numbers in turn, which starts over after the last. */
function sequence(...numbers: number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

test('the same random numbers make the same customer', () => {
  expect(inventCustomer(sequence(0))).toEqual({ name: 'Ana Almeida', phone: '5511960000000' });
  expect(inventCustomer(sequence(0.999_999_999))).toEqual({ name: 'Wesley Vieira', phone: '5591999999999' });
});

test('every invented phone is a Brazilian mobile one', () => {
  for (let draw = 0; draw < 1; draw += 0.01) {
    expect(inventCustomer(sequence(draw, 1 - draw - 0.005)).phone).toMatch(/^55[1-9]\d9[6-9]\d{7}$/);
  }
});
