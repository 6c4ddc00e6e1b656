import { expect, test } from 'vitest';
import { channelStatusReason } from '@prosa/contract';
import { silenceWarning, statusName, whatToDo, whyOff, type ChipState } from './status-words.ts';

const now = new Date(2026, 10, 22, 15, 0);
const since = new Date(2026, 10, 22, 14, 32).toISOString();
const off = (changes: Partial<ChipState>): ChipState => ({
  status: 'close',
  status_reason: null,
  status_since: since,
  status_by: null,
  status_code: null,
  status_until: null,
  phone: '5541988887777',
  silent_since: null,
  qrcode: null,
  pairing_code: null,
  capabilities: { logins: ['qr'] },
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

test('every reason for a lost connection has its own sentence, with the time, and says what to do', () => {
  const reasons = channelStatusReason.options.filter((reason) => reason !== 'driver_missing');
  const sentences = reasons.map((status_reason) => whyOff(off({ status_reason }), now) ?? '');
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const sentence of sentences) expect(sentence).toContain('às 14:32.');
  for (const status_reason of reasons) expect(whatToDo(off({ status_reason }), 'card')).toMatch(/\w\.$/);
  expect(whyOff(off({ status: 'new', status_since: null }), now)).toBe('Este número nunca foi conectado.');
});

test('a sentence names the network’s code and the end of a restriction', () => {
  const status_until = new Date(2026, 10, 23, 9, 0).toISOString();
  const restricted = off({ status_reason: 'restricted', status_code: 402, status_until });
  expect(whyOff(restricted, now)).toBe(
    'O WhatsApp restringiu este número às 14:32, até 23/11/2026 às 09:00 (código 402).',
  );
  expect(whatToDo(restricted, 'card')).toBe('Espere até lá. Depois, toque em Conectar.');
});

test('what is tried again says so, and what is not any more says that a person has to act', () => {
  const loop = (status: 'connecting' | 'close') => off({ status, status_reason: 'unstable' });
  expect(whyOff(loop('connecting'), now)).toMatch(/Nova tentativa em alguns minutos\.$/);
  expect(whatToDo(loop('connecting'), 'card')).toBeNull();
  expect(whyOff(loop('close'), now)).toMatch(/paramos de tentar às 14:32\.$/);
  expect(whatToDo(loop('close'), 'card')).toMatch(/toque em Conectar\.$/);
});

test('a connected number from which nothing comes any more is warned of', () => {
  expect(silenceWarning({ status: 'open', silent_since: null }, now)).toBeNull();
  expect(silenceWarning({ status: 'close', silent_since: since }, now)).toBeNull();
  expect(silenceWarning({ status: 'open', silent_since: since }, now)).toMatch(/desde as 14:32\./);
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

test('a number whose first connection was given up was not disconnected: nothing was connected', () => {
  const asked = off({ status_reason: 'requested', status_by: 'Ana', phone: null });
  expect(whyOff(asked, now)).toBe('Conexão cancelada por \u2068Ana\u2069 às 14:32.');
  expect(whatToDo(asked, 'card')).toBe('Toque em Conectar e leia o QR code.');
  expect(whatToDo(asked, 'elsewhere')).toBe('Conecte pelo QR code em Números.');
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
