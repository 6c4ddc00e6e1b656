import { describe, expect, it } from 'vitest';
import {
  canonicalPhone,
  displayPhone,
  lidOfJid,
  phoneOfJid,
  phoneVariants,
  readPhone,
  withoutCountryCode,
} from './phone.ts';

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

describe('displayPhone', () => {
  it.each([
    ['5541987654321', '+55 (41) 98765-4321'],
    ['554133334444', '+55 (41) 3333-4444'],
    ['351912345678', '+351 912 345 678'],
    ['', ''],
  ])('%s → %s', (phone, shown) => expect(displayPhone(phone)).toBe(shown));
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

describe('network addresses', () => {
  it.each([
    ['554187654321@s.whatsapp.net', '5541987654321', null],
    ['5541987654321:12@s.whatsapp.net', '5541987654321', null],
    ['5541987654321@c.us', '5541987654321', null],
    ['123456789012345@lid', null, '123456789012345'],
    ['123456789012345:3@lid', null, '123456789012345'],
    ['5541987654321-1600000000@g.us', null, null],
    ['status@broadcast', null, null],
  ])('%s → phone %s, lid %s', (jid, phone, lid) => {
    expect(phoneOfJid(jid)).toBe(phone);
    expect(lidOfJid(jid)).toBe(lid);
  });
});

describe('readPhone', () => {
  it.each([
    ['+55 41 8765-4321', '5541987654321'],
    ['351912345678', '351912345678'],
    ['5541', null],
    ['55419876543210000', null],
    ['abc', null],
  ])('%s → %s', (typed, phone) => expect(readPhone(typed)).toBe(phone));
});
