import { flowNode, type FlowNode } from '@prosa/contract';
import { expect, it } from 'vitest';
import { cardWidth } from './node-size.ts';
import { routesOf } from './routes.ts';

/** A message somewhere on the canvas; columns are as far apart as the order puts them. */
function says(id: string, column: number, y: number, next: Record<string, string> = {}): FlowNode {
  return flowNode.parse({
    id,
    type: 'message',
    next,
    position: { x: column * (cardWidth + 100), y },
    settings: { blocks: [{ id: `${id}-1`, type: 'text', variants: ['Olá'] }], typing: false },
  });
}

const routeOf = (nodes: FlowNode[]) => routesOf({ nodes }).get('from>next');

it('turns half way where nothing stands in the way', () => {
  expect(routeOf([says('from', 0, 0, { next: 'to' }), says('to', 2, 400)])?.turn).toBe('middle');
});

it('turns before a card that it would pass behind', () => {
  const between = says('between', 1, 0);
  expect(routeOf([says('from', 0, 0, { next: 'to' }), between, says('to', 2, 400)])?.turn).toBe('early');
});

it('turns behind a card that stands at the height of its end', () => {
  const between = says('between', 1, 400);
  expect(routeOf([says('from', 0, 0, { next: 'to' }), between, says('to', 2, 400)])?.turn).toBe('late');
});

it('leads back below the card it leaves, or above it where another stands below', () => {
  const back = [says('from', 2, 0, { next: 'to' }), says('to', 0, 300)];
  expect(routeOf(back)?.lane).toBe('underSource');
  expect(routeOf([...back, says('between', 1, 100)])?.lane).not.toBe('underSource');
});

it('runs beside a line that leads to another card, and on one that leads to the same', () => {
  const from = says('from', 0, 300, { next: 'upper', error: 'top' });
  const nodes = [from, says('upper', 1, 100), says('top', 1, 0), says('near', 0, 150, { next: 'top' })];
  const routes = routesOf({ nodes });
  const aside = (port: string) => routes.get(port)?.aside;
  expect(aside('from>next')).not.toBe(aside('from>error'));
  expect(aside('near>next')).toBe(aside('from>error'));
});
