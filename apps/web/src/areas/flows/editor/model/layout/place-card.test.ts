import { expect, test } from 'vitest';
import { drawing, node } from '../testing/drawings.ts';
import { nodeSize } from './node-size.ts';
import { placeBehind, placeNear } from './place-card.ts';

const start = node('start', 'start', { position: { x: 0, y: 0 } });
const message = node('message', 'new');

test('a tall card that would reach into a low one stands below it', () => {
  const y = 10 - nodeSize(message).height;
  const place = placeNear(drawing(start), message, { x: 20, y });
  expect(place).toEqual({ x: 20, y: nodeSize(start).height + 24 });
  expect(placeNear(drawing(start), message, { x: 20, y: y - 10 })).toEqual({ x: 20, y: y - 10 });
});

test('a card behind another stands to its right, below what is there', () => {
  const end = node('end', 'end', { position: { x: 344, y: 0 } });
  expect(placeBehind(drawing(start), message, 'start')).toEqual({ x: 344, y: 0 });
  expect(placeBehind(drawing(start, end), message, 'start')).toEqual({
    x: 344,
    y: nodeSize(end).height + 24,
  });
});

test('Início says on its card that customers have a ready way out, until that is taken away', () => {
  if (start.type !== 'start') throw new Error('no start');
  const bare = { ...start, settings: { way_out: false } };
  const led = { ...start, settings: { way_out: true } };
  expect(nodeSize(led).height).toBeGreaterThan(nodeSize(bare).height);
});
