import type { FlowDocument, FlowNode } from '@prosa/contract';
import type { Point } from '../node-edits.ts';
import { nodeSize } from './node-size.ts';

const gap = 96;

/** Returns where a new card stands to the right of the node it follows, or of the last one, and covers no other. */
export function placeBehind(document: FlowDocument, card: FlowNode, behind: string | undefined): Point {
  const from = document.nodes.find(({ id }) => id === behind) ?? document.nodes.at(-1);
  if (!from) return { x: 0, y: 0 };
  const x = from.position.x + nodeSize(from).width + gap;
  return placeNear(document, card, { x, y: from.position.y });
}

/** Returns the nearest place at a point or below it where a new card covers no other. */
export function placeNear(document: FlowDocument, card: FlowNode, { x, y }: Point): Point {
  const { height } = nodeSize(card);
  const inTheWay = document.nodes.find((node) => {
    const size = nodeSize(node);
    const { position } = node;
    return (
      Math.abs(position.x - x) < size.width && y + height > position.y && y < position.y + size.height + 16
    );
  });
  if (!inTheWay) return { x, y };
  return placeNear(document, card, { x, y: inTheWay.position.y + nodeSize(inTheWay).height + 24 });
}
