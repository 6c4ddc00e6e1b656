import { expect, test } from 'vitest';
import { addAnnotation, freePlace, newGroup, nodesInGroup } from './annotations.ts';
import { nodeSize } from './layout/node-size.ts';
import { drawing, node } from './testing/drawings.ts';

const flow = drawing(
  node('message', 'a', { position: { x: 0, y: 0 } }),
  node('message', 'b', { position: { x: 400, y: 200 } }),
  node('message', 'far', { position: { x: 3000, y: 0 } }),
);

test('a frame goes around the chosen nodes, and holds them', () => {
  const group = newGroup(flow, 'g', ['a', 'b']);
  if (!group) throw new Error('there are nodes');
  expect(nodesInGroup(addAnnotation(flow, group), group)).toEqual(['a', 'b']);
});

test('without nodes there is no frame', () => {
  expect(newGroup(flow, 'g', ['gone'])).toBeNull();
});

test('a new comment covers no step', () => {
  expect(freePlace(flow, { x: 1000, y: 0 })).toEqual({ x: 1000, y: 0 });
  const place = freePlace(flow, { x: 100, y: 20 });
  expect(place.x).toBe(100);
  expect(place.y).toBeGreaterThan(nodeSize(node('message', 'a')).height);
});
