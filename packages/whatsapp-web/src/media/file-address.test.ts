import { expect, it } from 'vitest';
import { fileAddress } from './file-address.ts';

const at = (url: string | null, direct_path: string | null, socketUrl: string | null = null) =>
  fileAddress({ url, direct_path }, socketUrl)?.href ?? null;

it.each([
  [null, '/v/1?ccb=1', 'https://mmg.whatsapp.net/v/1?ccb=1'],
  ['https://mmg.whatsapp.net/v/1', null, 'https://mmg.whatsapp.net/v/1'],
  ['https://media-gru1-1.cdn.whatsapp.net/v/1', '/v/1', 'https://media-gru1-1.cdn.whatsapp.net/v/1'],
  ['https://web.whatsapp.net', '/v/1', 'https://mmg.whatsapp.net/v/1'],
  ['https://intranet.example/v/1', '/v/1', 'https://mmg.whatsapp.net/v/1'],
])('%s and %s lead to WhatsApp', (url, path, told) => expect(at(url, path)).toBe(told));

it.each([
  ['https://intranet.example/v/1', null],
  ['http://mmg.whatsapp.net/v/1', null],
  ['https://mmg.whatsapp.net:8443/v/1', null],
  ['https://evilwhatsapp.net/v/1', null],
  ['https://mmg.whatsapp.net@10.0.0.1/v/1', null],
  [null, '.intranet.example/v/1'],
  [null, '@10.0.0.1/v/1'],
  [null, ':8443/v/1'],
  ['nothing', null],
])('%s and %s lead nowhere', (url, path) => expect(at(url, path)).toBeNull());

it('a fake WhatsApp on this machine also serves its files', () => {
  const local = 'https://127.0.0.1:9000/f/1';
  expect(at(local, '/f/1', 'ws://127.0.0.1:8080/ws/chat')).toBe(local);
  expect(at('https://localhost:9000/f/1', null, 'ws://127.0.0.1:8080/ws/chat')).toBeNull();
});
