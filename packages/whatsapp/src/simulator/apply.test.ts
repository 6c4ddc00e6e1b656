import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import type { Entry } from './entry.ts';
import { emptyNetwork } from './state.ts';

const place = { channel: 'chip', at: 1_000 };
const content = {
  type: 'text',
  message: 'oi',
  media_url: null,
  file_name: null,
  voice: false,
  reply_to: null,
} as const;
const opening: Entry[] = [
  { kind: 'qr-issued', ...place, connection: 'a', qrcode: 'qr-1', expires_at: 9_000 },
  { kind: 'paired', ...place, qrcode: 'qr-1', phone: '551130004000', login: 'login-1' },
  { kind: 'connected', ...place, connection: 'a', login: 'login-1' },
];

function fold(entries: Entry[]) {
  const channel = entries.reduce(apply, emptyNetwork()).channels.get('chip');
  if (!channel) throw new Error('no channel');
  return channel;
}

function sent(platform_message_id: string, connection = 'a'): Entry {
  const rest = { ...content, phone: '5541988887777', link_preview: false, choices: null, answer_lost: false };
  return { kind: 'outbound', ...place, ...rest, platform_message_id, connection };
}

test('a QR pairs once; the second scan changes nothing', () => {
  const again: Entry = { kind: 'paired', ...place, qrcode: 'qr-1', phone: '551130009999', login: 'login-2' };
  expect(fold([...opening, again])).toMatchObject({ phone: '551130004000', login: 'login-1', online: 'a' });
});

test('the same outbound id twice is one message on the phone', () => {
  expect([...fold([...opening, sent('m1'), sent('m1'), sent('m2')]).messages.keys()]).toEqual(['m1', 'm2']);
});

test('only the connection that is online can send', () => {
  const replacing: Entry = { kind: 'connected', ...place, connection: 'b', login: 'login-1' };
  expect([...fold([...opening, replacing, sent('old', 'a'), sent('new', 'b')]).messages.keys()]).toEqual([
    'new',
  ]);
});

test('a customer message with a known id is delivered again without a second message', () => {
  const message: Entry = {
    kind: 'customer-message',
    ...place,
    ...content,
    phone: '5541988887777',
    platform_message_id: 'c1',
    name: 'Ana',
    marks: [],
    option_id: null,
    hides_phone: false,
  };
  const channel = fold([...opening, message, { kind: 'acked', ...place, feed: 1 }, message]);
  expect([...channel.feed.keys()]).toEqual([2]);
  expect(channel.threads.get('5541988887777')).toMatchObject({ name: 'Ana', messages: [{ status: 3 }] });
});

test('a receipt for all raises only lower statuses; one for a named message is always passed on', () => {
  const receipt = { kind: 'receipt', ...place, phone: '554188887777', platform_message_id: null } as const;
  const channel = fold([
    ...opening,
    sent('m1'),
    { ...receipt, status: 4 },
    sent('m2'),
    { ...receipt, status: 3 },
    { ...receipt, status: 3, platform_message_id: 'later' },
  ]);
  expect([...channel.feed.values()]).toMatchObject([
    { platform_message_id: 'm1', status: 4 },
    { platform_message_id: 'm2', status: 3 },
    { platform_message_id: 'later', status: 3 },
  ]);
});
