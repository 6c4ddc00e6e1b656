import { expect, test } from 'vitest';
import { connectionPath } from './connection-path.ts';

const route = {
  turn: 'middle',
  lane: 'underSource',
  aside: 0,
  source: { above: 60, below: 80 },
  target: { above: 20, below: 60 },
} as const;

/** The lowest point of a connection from one height to another, over this distance. */
function lowest(distance: number): number {
  const ends = { sourceX: 0, sourceY: 40, targetX: distance, targetY: 10 };
  const heights = [...connectionPath(ends, route).matchAll(/[ ,](-?[\d.]+)(?=[ A-Z]|$)/g)];
  return Math.max(...heights.map(([, y]) => Number(y)));
}

test.each([120, 41, 20])('cards %i pixels apart are joined without a way around', (distance) => {
  expect(lowest(distance)).toBe(40);
});

test.each([8, -300])('over %i pixels a line goes around below the card it leaves', (distance) => {
  expect(lowest(distance)).toBeGreaterThan(100);
});
