import type { NumberHealth } from '@prosa/contract';
import { expect, test } from 'vitest';
import { answerRate, begunToday, moment, networkWord } from './health-words.ts';

const now = new Date(2026, 2, 2, 12, 0);
const later = new Date(2026, 2, 2, 14, 30).toISOString();
const health: NumberHealth = {
  chip: 'one',
  last_received: null,
  last_sent: null,
  sent_today: 0,
  begun_today: 3,
  begun_week: 8,
  answered_week: 5,
  warm_up: null,
  network: { held: false, until: null, quota: null },
  waiting: 0,
  waiting_in: null,
};

test('the answer rate says of how many', () => {
  expect(answerRate(health)).toBe('63% (5 de 8 em 7 dias)');
  expect(answerRate({ ...health, begun_week: 0, answered_week: 0 })).toBe('sem conversas novas em 7 dias');
});

test('chats of today are shown with the limit of a warm-up', () => {
  const warm_up = { stage: 2, stages: 5, max_chats: 20, age: 5, used_since: null };
  expect([begunToday(health), begunToday({ ...health, warm_up })]).toEqual(['3', '3 de 20']);
});

test.each([
  [health.network, 'sem restrição informada'],
  [{ held: true, until: later, quota: null }, 'não deixa começar conversas até 14:30'],
  [{ held: true, until: null, quota: null }, 'não deixa começar conversas'],
  [{ held: false, until: null, quota: { used: 4, limit: 50 } }, '4 de 50 conversas novas usadas'],
])('the network: %j', (network, words) => {
  expect(networkWord({ ...health, network }, now)).toBe(words);
});

test('a moment of another day has its date', () => {
  const earlier = new Date(2026, 1, 27, 9, 5).toISOString();
  expect([moment(null, now), moment(later, now), moment(earlier, now)]).toEqual([
    '–',
    '14:30',
    '27/02/2026 09:05',
  ]);
});
