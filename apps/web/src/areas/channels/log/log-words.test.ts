import { channelLogWhat, channelStatusReason, type ChannelLogEntry } from '@prosa/contract';
import { expect, test } from 'vitest';
import { logLine } from './log-words.ts';

const now = new Date(2026, 10, 22, 15, 0);
const chip = { capabilities: { logins: ['qr'] } } as unknown as Parameters<typeof logLine>[1];
const entry = (changes: Partial<ChannelLogEntry>): ChannelLogEntry => ({
  number: 1,
  at: now.toISOString(),
  what: 'opened',
  reason: null,
  code: null,
  until: null,
  by: null,
  ...changes,
});

test('every kind of entry has its own sentence', () => {
  const lines = channelLogWhat.options.map((what) =>
    logLine(
      entry({ what, reason: what === 'lost' || what === 'stopped' ? 'connection_lost' : null }),
      chip,
      now,
    ),
  );
  expect(new Set(lines.map(({ what }) => what)).size).toBe(lines.length);
  expect(lines.map(({ what }) => what)).not.toContain('A conexão mudou.');
});

test('whatever stopped a connection says what to do, and a lost one that it is tried again', () => {
  for (const reason of channelStatusReason.options) {
    const stopped = logLine(entry({ what: 'stopped', reason, code: 403 }), chip, now);
    expect(stopped.what).toContain('(código 403)');
    expect(stopped.toDo).toMatch(/\.$/);
  }
  const lost = logLine(entry({ what: 'lost', reason: 'no_answer', code: 408 }), chip, now);
  expect(lost).toEqual({
    what: 'O WhatsApp parou de responder (código 408). Tentando de novo…',
    toDo: null,
    tone: 'waiting',
  });
});

test('an entry names the person who asked', () => {
  const line = logLine(entry({ what: 'connect_asked', by: 'Ana' }), chip, now);
  expect(line.what).toBe('\u2068Ana\u2069 pediu para conectar.');
});
