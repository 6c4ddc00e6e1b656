import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { nodeSize } from './node-size.ts';
import { drawing, node } from './testing/drawings.ts';

test('laid out, steps go from left to right and no two cards touch', async () => {
  const flow = drawing(
    node('start', 'start', { next: { next: 'menu' } }),
    node('hours', 'menu', { next: { open: 'a', closed: 'b' } }),
    node('message', 'a', { next: { next: 'gone' } }),
    node('end', 'b'),
  );
  const { nodes } = await layOut(flow);
  const boxes = nodes.map((one) => ({ id: one.id, ...one.position, ...nodeSize(one) }));
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  for (const one of boxes) {
    for (const other of boxes.filter(({ id }) => id > one.id)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart, `${one.id} and ${other.id}`).toBe(true);
    }
  }
});
