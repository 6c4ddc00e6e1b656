import type { FlowNode } from '@prosa/contract';
import type { Point } from '../node-edits.ts';
import { nodeSize } from './node-size.ts';

/** Where an arrow key leads. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const towards: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * Finds the card that an arrow key leads to: the nearest straight ahead, or else the nearest on that side; null where
 * none is.
 */
export function nextCard(nodes: readonly FlowNode[], from: string, direction: Direction): string | null {
  const start = nodes.find(({ id }) => id === from);
  if (!start) return null;
  const here = middleOf(start);
  const way = towards[direction];
  const ahead = nodes
    .map((node) => {
      const { x, y } = middleOf(node);
      const along = (x - here.x) * way.x + (y - here.y) * way.y;
      const across = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
      return { id: node.id, along, isStraight: across <= along, distance: along + 2 * across };
    })
    .filter(({ along }) => along > 0);
  const straight = ahead.filter(({ isStraight }) => isStraight);
  const candidates = straight.length > 0 ? straight : ahead;
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.id ?? null;
}

function middleOf(node: FlowNode): Point {
  const { width, height } = nodeSize(node);
  return { x: node.position.x + width / 2, y: node.position.y + height / 2 };
}
