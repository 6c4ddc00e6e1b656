import type { FlowDocument } from '@prosa/contract';
import { nodesInGroup } from '../model/annotations.ts';
import type { Point } from '../model/node-edits.ts';
import type { CanvasNode } from './drawing.ts';

/** A frame that is dragged, and the nodes in it, which move along. */
export interface GroupDrag {
  /** Where the nodes in it go when the frame is somewhere. */
  placesAt: (place: Point) => ReadonlyMap<string, Point>;
}

/** Starts the drag of a frame; null where what is dragged is none. */
export function startGroupDrag(document: FlowDocument, { id, type, position }: CanvasNode): GroupDrag | null {
  const group = document.annotations.find((annotation) => annotation.id === id);
  if (type !== 'frame' || !group) return null;
  const inside = new Set(nodesInGroup(document, group));
  const moving = document.nodes.filter((node) => inside.has(node.id));
  const from = { ...position };
  return {
    placesAt: ({ x, y }) =>
      new Map(
        moving.map((node) => [node.id, { x: node.position.x + x - from.x, y: node.position.y + y - from.y }]),
      ),
  };
}
