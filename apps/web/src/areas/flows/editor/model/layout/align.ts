import type { FlowDocument } from '@prosa/contract';
import type { Point } from '../node-edits.ts';
import { nodeSize } from './node-size.ts';

/** How chosen steps are put in line: with an edge or the middle of all they take up, or evenly apart in it. */
export type Alignment = 'left' | 'center' | 'top' | 'middle' | 'across' | 'down';

/** Something with a place of its own. */
interface Box extends Point {
  id: string;
  width: number;
  height: number;
}

/** Returns the boxes of the chosen steps and comments. A frame goes with what is in it, so it is left out. */
export function alignable({ nodes, annotations }: FlowDocument, ids: readonly string[]): Box[] {
  const boxes = [
    ...nodes.map((node) => ({ id: node.id, ...node.position, ...nodeSize(node) })),
    ...annotations
      .filter(({ kind }) => kind === 'note')
      .map(({ id, position, size }) => ({ id, ...position, ...size })),
  ];
  return boxes.filter(({ id }) => ids.includes(id));
}

/** Returns where the boxes go. */
export function align(boxes: readonly Box[], how: Alignment): Map<string, Point> {
  const { axis, place } = placements[how];
  const placeOf = place(boxes, axis);
  return new Map(boxes.map((box) => [box.id, { x: box.x, y: box.y, [axis]: placeOf(box) }]));
}

type Axis = 'x' | 'y';

/** Where each box begins on an axis. */
type Placement = (boxes: readonly Box[], axis: Axis) => (box: Box) => number;

const edge: Placement = (boxes, axis) => {
  const { begin } = spanOf(boxes, axis);
  return () => begin;
};

const middle: Placement = (boxes, axis) => {
  const { begin, end } = spanOf(boxes, axis);
  return (box) => (begin + end - box[extent[axis]]) / 2;
};

/** The same gap between neighbours. */
const evenly: Placement = (boxes, axis) => {
  const { begin, end } = spanOf(boxes, axis);
  const row = boxes.toSorted((one, other) => one[axis] - other[axis]);
  const taken = row.reduce((sum, box) => sum + box[extent[axis]], 0);
  const gap = (end - begin - taken) / (row.length - 1);
  const places = new Map<string, number>();
  let next = begin;
  for (const box of row) {
    places.set(box.id, next);
    next += box[extent[axis]] + gap;
  }
  return (box) => places.get(box.id) ?? box[axis];
};

const placements: Record<Alignment, { axis: Axis; place: Placement }> = {
  left: { axis: 'x', place: edge },
  center: { axis: 'x', place: middle },
  top: { axis: 'y', place: edge },
  middle: { axis: 'y', place: middle },
  across: { axis: 'x', place: evenly },
  down: { axis: 'y', place: evenly },
};

const extent = { x: 'width', y: 'height' } as const;

function spanOf(boxes: readonly Box[], axis: Axis): { begin: number; end: number } {
  return {
    begin: Math.min(...boxes.map((box) => box[axis])),
    end: Math.max(...boxes.map((box) => box[axis] + box[extent[axis]])),
  };
}
