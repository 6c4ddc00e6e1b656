import { describe, expect, it } from 'vitest';
import { canonicalPhone, phoneFault, phoneVariants, toInternational, withoutCountryCode } from './phone.ts';

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
  ])('%s', (phone, variants) => expect(phoneVariants(phone)).toEqual(variants));
});

describe('withoutCountryCode', () => {
  it.each([
    ['5541987654321', '41987654321'],
    ['554133334444', '4133334444'],
    ['55987654321', '55987654321'],
    ['5533334444', '5533334444'],
    ['351912345678', '351912345678'],
  ])('%s → %s', (phone, national) => expect(withoutCountryCode(phone)).toBe(national));
});

describe('toInternational', () => {
  it.each([
    ['(55) 99999-0000', '5555999990000'],
    ['+55 41 99999-0000', '5541999990000'],
    ['', ''],
  ])('%s → %s', (typed, phone) => expect(toInternational(typed)).toBe(phone));
});

describe('phoneFault', () => {
  it.each([
    ['41987654321', null],
    ['4187654321', null],
    ['4133334444', null],
    ['1234', 'too_short'],
    ['987654321', 'no_area_code'],
    ['419876543210', 'too_long'],
    ['20987654321', 'unknown_area_code'],
    ['41887654321', 'no_mobile'],
    ['4113334444', 'no_landline'],
  ])('%s → %s', (national, fault) => expect(phoneFault(national)).toBe(fault));
});
