import { expect, it } from 'vitest';
import { closeOf, endedBy } from './close-reason.ts';

const now = new Date('2026-11-23T12:00:00Z');

it.each([
  [401, 'logged_out', false],
  [402, 'restricted', false],
  [403, 'banned', false],
  [405, 'outdated', false],
  [406, 'banned', false],
  [408, 'no_answer', true],
  [411, 'multi_device_off', false],
  [428, 'connection_lost', true],
  [440, 'replaced', false],
  [500, 'bad_session', true],
  [503, 'service_unavailable', true],
  [515, 'connection_lost', true],
  [599, 'connection_lost', true],
])('code %i means %s, reconnect: %s', (code, reason, retry) => {
  const close = closeOf({ code, text: 'Connection Failure', expires_in: null }, now);
  expect(close).toEqual({ status: 'close', reason, retry, code, until: null, at_once: code === 515 });
});

it('a temporary ban says when it ends', () => {
  const error = { message: 'Connection Failure', output: { statusCode: 402 }, data: { expire: '3600' } };
  expect(closeOf(endedBy(error), now)).toMatchObject({
    reason: 'restricted',
    retry: false,
    until: new Date('2026-11-23T13:00:00Z'),
  });
});

it('codes that nobody scanned are no lost connection', () => {
  const error = { message: 'QR refs attempts ended', output: { statusCode: 408 } };
  expect(closeOf(endedBy(error), now)).toMatchObject({ reason: 'qr_expired', retry: false });
});

it('a socket that could not be opened is no bad session', () => {
  const error = { message: 'WebSocket Error (connect ECONNREFUSED)', output: { statusCode: 500 } };
  expect(closeOf(endedBy(error), now)).toMatchObject({ reason: 'connection_lost', retry: true });
});

it('an end without an error is a lost connection', () => {
  expect(closeOf(endedBy(undefined), now)).toMatchObject({
    reason: 'connection_lost',
    retry: true,
    code: null,
  });
});
