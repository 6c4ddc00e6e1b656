import { expect, test } from 'vitest';
import { pauseBetweenChats, warmUpOf } from './warm-up.ts';

test.each([
  ['a number of today', { age: 0, begun: 0, answered: 0 }, { stage: 1, maxChats: 10 }],
  ['one whose owner gave a day to come', { age: -3, begun: 0, answered: 0 }, { stage: 1, maxChats: 10 }],
  ['after three days', { age: 3, begun: 5, answered: 0 }, { stage: 1, maxChats: 10 }],
  ['after four days', { age: 4, begun: 5, answered: 0 }, { stage: 2, maxChats: 20 }],
  ['after eight days', { age: 8, begun: 0, answered: 0 }, { stage: 3, maxChats: 40 }],
  ['after fifteen days', { age: 15, begun: 0, answered: 0 }, { stage: 4, maxChats: 80 }],
  ['after a month', { age: 400, begun: 0, answered: 0 }, { stage: 5, maxChats: 150 }],
  ['with answers', { age: 4, begun: 20, answered: 12 }, { stage: 2, maxChats: 32 }],
  ['with many answers', { age: 0, begun: 70, answered: 60 }, { stage: 1, maxChats: 20 }],
  ['with few answers', { age: 15, begun: 20, answered: 4 }, { stage: 3, maxChats: 44 }],
  ['with hardly any answer', { age: 400, begun: 100, answered: 9 }, { stage: 1, maxChats: 19 }],
  ['with too few chats to judge', { age: 15, begun: 9, answered: 0 }, { stage: 4, maxChats: 80 }],
])('%s', (_what, facts, warmUp) => {
  expect(warmUpOf(facts)).toEqual(warmUp);
});

test('two chats begin ten to thirty seconds apart', () => {
  expect([0, 0.5, 1].map(pauseBetweenChats)).toEqual([10_000, 20_000, 30_000]);
});
