import { describe, expect, it } from 'vitest';
import { lidOfJid, phoneOfJid, readPhone } from './phone.ts';

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
