import { describe, expect, it } from 'vitest';
import { addressOf, isIgnored } from './jid.ts';
import { isOurs, platformId, wireId } from './message-id.ts';
import { peerOf } from './peer.ts';

describe('addressOf', () => {
  it.each([
    ['5541999990001@s.whatsapp.net', { kind: 'phone', user: '5541999990001' }],
    ['5541999990001:12@s.whatsapp.net', { kind: 'phone', user: '5541999990001' }],
    ['5541999990001@c.us', { kind: 'phone', user: '5541999990001' }],
    ['5541999990001:99@hosted', { kind: 'phone', user: '5541999990001' }],
    ['123456789012345_1:3@lid', { kind: 'lid', user: '123456789012345' }],
    ['123456789012345@hosted.lid', { kind: 'lid', user: '123456789012345' }],
    ['120363000000000000@g.us', null],
    ['status@broadcast', null],
    ['120363000000000000@newsletter', null],
    ['1313555000@bot', null],
    ['0@s.whatsapp.net', null],
    ['', null],
    [undefined, null],
  ])('%s', (jid, address) => expect(addressOf(jid)).toEqual(address));
});

it.each([
  ['120363000000000000@g.us', true],
  ['status@broadcast', true],
  ['120363000000000000@newsletter', true],
  ['5541999990001@s.whatsapp.net', false],
  ['123456789012345@lid', false],
  ['@s.whatsapp.net', false],
])('ignores %s: %s', (jid, ignored) => expect(isIgnored(jid)).toBe(ignored));

describe('peerOf', () => {
  const phone = '5541999990001@s.whatsapp.net';
  const lid = '123456789012345@lid';
  it('is written to by phone where the phone is known', () => {
    const known = { phone: '5541999990001', jid: phone, lid, name: 'Ana' };
    expect(peerOf([lid, phone], ' Ana ')).toEqual(known);
    expect(peerOf([phone, undefined, lid], 'Ana')).toEqual(known);
  });
  it('is written to by LID where the phone is hidden', () => {
    expect(peerOf([lid, undefined])).toEqual({ phone: null, jid: lid, lid, name: null });
  });
  it('is nobody in a group', () => expect(peerOf(['120363000000000000@g.us'])).toBeNull());
});

describe('message ids', () => {
  const own = '0199f3c2-1b2a-7c3d-8e4f-5a6b7c8d9e0f';
  it('travel in the form of WhatsApp Web and come back', () => {
    expect(wireId(own)).toBe('3EB00199F3C21B2A7C3D8E4F5A6B7C8D9E0F');
    expect(platformId(wireId(own))).toBe(own);
    expect(isOurs(own)).toBe(true);
  });
  it.each(['3EB0AABBCCDDEEFF001122', 'AC1234567890ABCDEF1234567890ABCD', '3A0000000000000000AB', 'abc'])(
    'of the network stay: %s',
    (id) => {
      expect(wireId(id)).toBe(id);
      expect(platformId(id)).toBe(id);
      expect(isOurs(id)).toBe(false);
    },
  );
});
