import { expect, it } from 'vitest';
import { readMediaRef, writeMediaRef, type MediaRef } from './media-ref.ts';

const ref: MediaRef = {
  kind: 'document',
  key: new Uint8Array([1, 2, 3]),
  url: null,
  direct_path: '/v/t62/1?ccb=1',
  mimetype: 'application/pdf',
  size: 42,
  sha256: new Uint8Array([9, 8]),
  message: { id: 'AC01', jid: '123456789012345@lid', from_me: false },
};

it('survives as text', () => expect(readMediaRef(writeMediaRef(ref))).toEqual(ref));

it.each(['', 'web1:', 'web1:!!', 'sim:1', `web1:${Buffer.from('{"kind":"image"}').toString('base64url')}`])(
  'is not read from %j',
  (text) => expect(readMediaRef(text)).toBeNull(),
);
