import { expect, test } from 'vitest';
import { statusName, whatToDo, whyOff, type ChipState } from './status-words.ts';

const now = new Date(2026, 10, 22, 15, 0);
const since = new Date(2026, 10, 22, 14, 32).toISOString();
const off = (changes: Partial<ChipState>): ChipState => ({
  status: 'close',
  status_reason: null,
  status_since: since,
  status_by: null,
  qrcode: null,
  ...changes,
});

test('a number that never connected and a closed one are both called Desconectado', () => {
  expect([statusName('new'), statusName('close')]).toEqual(['Desconectado', 'Desconectado']);
  expect([statusName('connecting'), statusName('open')]).toEqual(['Conectando', 'Conectado']);
});

test('a connected number needs no sentence, whatever happened to it before', () => {
  const open = off({ status: 'open', status_reason: 'connection_lost' });
  expect([whyOff(open, now), whatToDo(open, 'elsewhere')]).toEqual([null, null]);
});

test('every reason for a lost connection has its own sentence, with the time', () => {
  const sentences = (
    [
      'requested',
      'logged_out',
      'banned',
      'restricted',
      'replaced',
      'qr_expired',
      'connection_lost',
      'unstable',
    ] as const
  ).map((status_reason) => whyOff(off({ status_reason }), now) ?? '');
  expect(new Set(sentences).size).toBe(8);
  for (const sentence of sentences) expect(sentence).toContain('às 14:32');
  expect(whyOff(off({ status: 'new', status_since: null }), now)).toBe('Este número nunca foi conectado.');
});

test('a number without a driver here is never said to come back, whatever its connection does', () => {
  for (const status of ['new', 'close', 'connecting'] as const) {
    const chip = off({ status, status_reason: 'driver_missing' });
    expect(whyOff(chip, now)).toBe('Este servidor não tem como conectar este número ao WhatsApp.');
    expect(whatToDo(chip, 'card')).toBe('Fale com o suporte.');
    expect(whatToDo(chip, 'agent')).toBe('Avise um gerente.');
  }
});

test('the sentence names the person who disconnected a number, isolated in its direction, and the day if not today', () => {
  const before = new Date(2026, 10, 20, 9, 5).toISOString();
  const asked = off({ status_reason: 'requested', status_by: '\u202EAna', status_since: before });
  expect(whyOff(asked, now)).toBe('Desconectado por \u2068Ana\u2069 em 20/11/2026 às 09:05.');
});

test('people who may connect a number read how, others whom to ask; nothing is asked where it comes back on its own', () => {
  const gone = off({ status_reason: 'logged_out' });
  expect(whatToDo(gone, 'card')).toBe('Toque em Conectar e leia o QR code.');
  expect(whatToDo(gone, 'elsewhere')).toBe('Conecte de novo pelo QR code em Números.');
  expect(whatToDo(gone, 'agent')).toBe('Peça a um gerente que conecte o número.');
  expect(whatToDo(off({ status: 'connecting', status_reason: 'connection_lost' }), 'agent')).toBeNull();
});

test('a waiting QR code matters more than why the last connection ended', () => {
  const waiting = off({ status: 'connecting', status_reason: 'logged_out', qrcode: 'code' });
  expect(whyOff(waiting, now)).toBe('Esperando a leitura do QR code.');
  expect([whatToDo(waiting, 'card'), whatToDo(waiting, 'elsewhere')]).toEqual([
    null,
    'Leia o QR code em Números.',
  ]);
});
