import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { OutboundMessage } from '@prosa/whatsapp';
import { contentOf } from './content.ts';
import { lookOfVoice } from './waveform.ts';

const message = (told: Partial<OutboundMessage>): OutboundMessage => ({
  platform_message_id: 'x',
  to: '5541999990001@s.whatsapp.net',
  type: 'text',
  message: '',
  media_url: null,
  file_name: null,
  voice: false,
  link_preview: false,
  reply_to: null,
  ...told,
});
const open = async () => ({ stream: Readable.from([voice([10, 40])]), mimetype: 'image/jpeg' });

/** Returns Opus in Ogg whose sound packets have these sizes, one second in all. */
function voice(sizes: readonly number[]): Buffer {
  const packets = [19, 16, ...sizes];
  const segments = packets.flatMap((size) => [
    ...Array<number>(Math.floor(size / 255)).fill(255),
    size % 255,
  ]);
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeBigInt64LE(48_000n, 6);
  head[26] = segments.length;
  return Buffer.concat([
    head,
    Buffer.from(segments),
    Buffer.alloc(packets.reduce((sum, size) => sum + size, 0)),
  ]);
}

it('draws a voice note from the sizes of its packets', () => {
  const { seconds, waveform } = lookOfVoice(
    voice([...Array<number>(64).fill(20), ...Array<number>(64).fill(300)]),
  );
  expect(seconds).toBe(1);
  expect(waveform).toHaveLength(64);
  expect([waveform[0], waveform[31], waveform[32], waveform[63]]).toEqual([7, 7, 100, 100]);
});

it('draws something of what is no voice note', () => {
  expect(lookOfVoice(Buffer.from('nothing'))).toEqual({ seconds: 1, waveform: new Uint8Array(64) });
});

it.each<[string, Partial<OutboundMessage>, object]>([
  ['text', { message: 'Oi https://a.b' }, { text: 'Oi https://a.b', linkPreview: null }],
  [
    'picture',
    { type: 'image', message: 'veja', media_url: 'u' },
    { caption: 'veja', mimetype: 'image/jpeg' },
  ],
  ['document', { type: 'document', media_url: 'u', file_name: 'a.pdf' }, { fileName: 'a.pdf' }],
  ['sticker', { type: 'sticker', media_url: 'u' }, { mimetype: 'image/webp' }],
  [
    'voice',
    { type: 'audio', voice: true, media_url: 'u' },
    { ptt: true, mimetype: 'audio/ogg; codecs=opus', seconds: 1 },
  ],
  [
    'place',
    { type: 'location', message: '-25.4,-49.2\nLoja' },
    { location: { degreesLatitude: -25.4, degreesLongitude: -49.2, name: 'Loja', address: '' } },
  ],
  [
    'cards',
    { type: 'contact', message: 'BEGIN:VCARD\nFN:Ana\nEND:VCARD\nBEGIN:VCARD\nFN:Bia\nEND:VCARD' },
    { contacts: { displayName: 'Ana', contacts: [{ displayName: 'Ana' }, { displayName: 'Bia' }] } },
  ],
])('sends a %s', async (_kind, told, content) => {
  expect(await contentOf(message(told), open)).toMatchObject(content);
});

it.each<[string, Partial<OutboundMessage>, string]>([
  ['place', { type: 'location', message: 'aqui' }, 'refused'],
  ['card', { type: 'contact', message: 'Ana' }, 'refused'],
  ['file', { type: 'image' }, 'file_refused'],
])('refuses what is no %s', async (_kind, told, code) => {
  await expect(contentOf(message(told), open)).rejects.toMatchObject({ code });
});
