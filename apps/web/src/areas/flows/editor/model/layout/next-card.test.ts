import { expect, test } from 'vitest';
import { nextCard, type Direction } from './next-card.ts';
import { node } from '../testing/drawings.ts';

const at = (id: string, x: number, y: number) => node('end', id, { position: { x, y } });
const nodes = [
  at('start', 0, 0),
  at('near', 344, 32),
  at('far', 688, 0),
  at('below', 16, 160),
  at('aside', 360, 900),
];

test.each<[string, Direction, string | null]>([
  ['start', 'right', 'near'],
  ['near', 'right', 'far'],
  ['far', 'left', 'near'],
  ['start', 'down', 'below'],
  ['below', 'up', 'start'],
  ['start', 'up', null],
  ['far', 'down', 'aside'],
  // Nothing stands straight to its left, so it is the nearest on that side.
  ['aside', 'left', 'near'],
  ['gone', 'left', null],
])('from %s to the %s: %s', (from, direction, to) => {
  expect(nextCard(nodes, from, direction)).toBe(to);
});
