import type { FlowAnnotation, FlowDocument, FlowNode } from '@prosa/contract';
import { nodeSize } from './layout/node-size.ts';
import type { Point } from './node-edits.ts';

const margin = 32;
const headroom = 56;

/** Makes an empty comment at a place. */
export function newNote(id: string, position: Point): FlowAnnotation {
  return { id, kind: 'note', text: '', position, size: { width: 220, height: 140 } };
}

/** Returns the nearest place below a point where a comment covers no node. */
export function freePlace(document: FlowDocument, at: Point): Point {
  const { width, height } = newNote('', at).size;
  const covered = document.nodes.find((node) => {
    const size = nodeSize(node);
    const { x, y } = node.position;
    return at.x < x + size.width && at.x + width > x && at.y < y + size.height && at.y + height > y;
  });
  return covered ? freePlace(document, { x: at.x, y: bottomOf(covered) + 24 }) : at;
}

function bottomOf(node: FlowNode): number {
  return node.position.y + nodeSize(node).height;
}

/** Makes a frame around nodes; null when none of them is there. */
export function newGroup(
  document: FlowDocument,
  id: string,
  nodeIds: readonly string[],
): FlowAnnotation | null {
  const boxes = document.nodes
    .filter((node) => nodeIds.includes(node.id))
    .map((node) => ({ ...node.position, ...nodeSize(node) }));
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - headroom;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return {
    id,
    kind: 'group',
    text: 'Grupo',
    position: { x: left, y: top },
    size: { width: right - left, height: bottom - top },
  };
}

/** Adds an annotation. */
export function addAnnotation(document: FlowDocument, annotation: FlowAnnotation): FlowDocument {
  return { ...document, annotations: [...document.annotations, annotation] };
}

/** Changes fields of an annotation. */
export function changeAnnotation(
  document: FlowDocument,
  id: string,
  fields: Partial<Pick<FlowAnnotation, 'text' | 'size' | 'position'>>,
): FlowDocument {
  return {
    ...document,
    annotations: document.annotations.map((known) => (known.id === id ? { ...known, ...fields } : known)),
  };
}

/** Returns the nodes whose middle lies in a frame: they move with it. */
export function nodesInGroup(document: FlowDocument, group: FlowAnnotation): string[] {
  const { x, y } = group.position;
  const { width, height } = group.size;
  return document.nodes
    .filter((node) => {
      const size = nodeSize(node);
      const middle = { x: node.position.x + size.width / 2, y: node.position.y + size.height / 2 };
      return middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height;
    })
    .map(({ id }) => id);
}
