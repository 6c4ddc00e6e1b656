import { expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

it.each([
  ['https://pps.whatsapp.net/v/t61/1.jpg?ccb=11', true],
  ['https://media-gru1-1.cdn.whatsapp.net/v/1.jpg', true],
  ['http://pps.whatsapp.net/1.jpg', false],
  ['https://pps.whatsapp.net:8443/1.jpg', false],
  ['https://whatsapp.net.example.com/1.jpg', false],
  ['https://evilwhatsapp.net/1.jpg', false],
  ['https://pps.whatsapp.net@169.254.169.254/1.jpg', false],
  ['https://a:b@pps.whatsapp.net/1.jpg', false],
  ['https://127.0.0.1/1.jpg', false],
  ['file:///etc/passwd', false],
  ['pps.whatsapp.net/1.jpg', false],
])('%s is WhatsApp’s: %s', (address, isTheirs) => {
  expect(isPictureAddress(address, null)).toBe(isTheirs);
});

it('beside a stand-in, pictures come from its host alone', () => {
  const socketUrl = 'ws://127.0.0.1:4000/ws/chat';
  expect(isPictureAddress('https://127.0.0.1:4001/f/1', socketUrl)).toBe(true);
  expect(isPictureAddress('https://pps.whatsapp.net/1.jpg', socketUrl)).toBe(false);
});
