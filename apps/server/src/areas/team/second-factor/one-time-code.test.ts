import { expect, it } from 'vitest';
import { base32, codeOf, matchingStep, stepOf } from './one-time-code.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B: its codes have eight digits, of which these are the last six.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s (RFC 6238)', (second, code) => {
  expect(codeOf(secret, stepOf(at(second)))).toBe(code);
});

// RFC 4226, appendix D.
it('gives the codes of the first ten counters (RFC 4226)', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter));
  expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
});

it('accepts the step before and after, and no other', () => {
  const now = at(1_111_111_111);
  const step = stepOf(now);
  const offered = [-2, -1, 0, 1, 2].map((offset) => matchingStep(secret, codeOf(secret, step + offset), now));
  expect(offered).toEqual([null, step - 1, step, step + 1, null]);
  for (const typed of ['', '05047', '0504711', 'abcdef']) expect(matchingStep(secret, typed, now)).toBeNull();
});

// RFC 4648, section 10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32 as %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
