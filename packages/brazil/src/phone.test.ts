import { describe, expect, it } from 'vitest';
import { toInternational, withoutCountryCode } from './phone.ts';

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
    ['55 41 99999-0000', '5541999990000'],
    [' +351 912 345 678', '351912345678'],
    ['+', ''],
    ['', ''],
  ])('%s → %s', (typed, phone) => expect(toInternational(typed)).toBe(phone));
});
