import { expect, test } from 'vitest';
import { statusName, statusSentence } from './status-words.ts';

test('a number never connected and a closed one are both called Desconectado', () => {
  expect([statusName('new'), statusName('close')]).toEqual(['Desconectado', 'Desconectado']);
  expect([statusName('connecting'), statusName('open')]).toEqual(['Conectando', 'Conectado']);
});

test('an open number needs no sentence, whatever happened to it before', () => {
  expect(statusSentence({ status: 'open', status_reason: 'connection_lost', qrcode: null })).toBeNull();
});

test('a waiting QR code matters more than why the last connection ended', () => {
  const state = { status: 'connecting', status_reason: 'logged_out' } as const;
  expect(statusSentence({ ...state, qrcode: 'code' })).toBe('Esperando a leitura do QR code.');
  expect(statusSentence({ ...state, qrcode: null })).toBe(
    'O celular desconectou este número. Leia o QR code de novo.',
  );
});
