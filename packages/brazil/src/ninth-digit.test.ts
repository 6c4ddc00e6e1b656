import { describe, expect, it } from 'vitest';
import { canonicalPhone, phoneVariants } from './ninth-digit.ts';

describe('canonicalPhone', () => {
  it.each([
    ['554187654321', '5541987654321', 'an old mobile gets the ninth digit'],
    ['554168765432', '5541968765432', 'also one that begins with 6'],
    ['5541987654321', '5541987654321', 'a complete mobile stays'],
    ['554133334444', '554133334444', 'a landline never gets it'],
    ['554153334444', '554153334444', 'not even one that begins with 5'],
    ['+55 (41) 8765-4321', '5541987654321', 'formatting does not count'],
    ['351912345678', '351912345678', 'another country stays, though it has 12 digits'],
    ['12025550123', '12025550123', 'so does the USA'],
    ['551087654321', '551087654321', 'no area code has a zero'],
    ['', '', 'nothing stays nothing'],
  ])('%s → %s: %s', (given, kept) => expect(canonicalPhone(given)).toBe(kept));
});

describe('phoneVariants', () => {
  it.each([
    ['5541987654321', ['5541987654321', '554187654321']],
    ['554187654321', ['5541987654321', '554187654321']],
    ['554133334444', ['554133334444']],
    ['5541951234567', ['5541951234567']],
    ['351912345678', ['351912345678']],
  ])('%s has these spellings', (phone, variants) => expect(phoneVariants(phone)).toEqual(variants));
});
