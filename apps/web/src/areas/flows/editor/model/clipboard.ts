import type { FlowAnnotation, FlowDocument, FlowNode } from '@prosa/contract';
import { readDocument } from '@prosa/flow-engine';
import type { Point } from './node-edits.ts';

/** The part of a drawing on the system's clipboard; it travels from flow to flow and from company to company. */
export interface Clip {
  nodes: FlowNode[];
  annotations: FlowAnnotation[];
}

interface Pasting {
  makeId: () => string;
  /** Where its left upper corner goes; without it, a little beside the original. */
  at?: Point;
}

const mark = 'prosa-flow';
const step = 40;

/** Copies the chosen part of a drawing. The start is not copied: there is one. */
export function copyItems(document: FlowDocument, ids: readonly string[]): Clip {
  return {
    nodes: document.nodes.filter(({ id, type }) => type !== 'start' && ids.includes(id)),
    annotations: document.annotations.filter(({ id }) => ids.includes(id)),
  };
}

/** Writes a part of a drawing as text. */
export function clipText(clip: Clip): string {
  return JSON.stringify({ kind: mark, format: 1, ...clip });
}

/** Reads the part of a drawing in a text; null when it is any other text. */
export function readClip(text: string): Clip | null {
  try {
    const read: unknown = JSON.parse(text);
    const isClip = typeof read === 'object' && read !== null && 'kind' in read && read.kind === mark;
    return isClip ? readDocument(read) : null;
  } catch {
    return null;
  }
}

/** Puts a copied part into a drawing under new ids; connections inside of it go along, others do not. */
export function pasteClip(
  document: FlowDocument,
  clip: Clip,
  { makeId, at }: Pasting,
): { document: FlowDocument; ids: string[] } {
  const ids = new Map([...clip.nodes, ...clip.annotations].map(({ id }) => [id, makeId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const shift = shiftOf(clip, at);
  const place = ({ x, y }: Point) => ({ x: Math.round(x + shift.x), y: Math.round(y + shift.y) });
  const nodes = clip.nodes.map((node) => ({
    ...withTargets(node, ids),
    id: idOf(node.id),
    position: place(node.position),
  }));
  const annotations = clip.annotations.map((annotation) => ({
    ...annotation,
    id: idOf(annotation.id),
    position: place(annotation.position),
  }));
  return {
    document: {
      ...document,
      nodes: [...document.nodes, ...nodes],
      annotations: [...document.annotations, ...annotations],
    },
    ids: [...ids.values()],
  };
}

function withTargets(node: FlowNode, ids: ReadonlyMap<string, string>): FlowNode {
  const next = Object.fromEntries(
    Object.entries(node.next).flatMap(([port, target]) => {
      const to = ids.get(target);
      return to ? [[port, to]] : [];
    }),
  );
  if (node.type !== 'jump') return { ...node, next };
  return { ...node, next, settings: { target: ids.get(node.settings.target) ?? '' } };
}

function shiftOf({ nodes, annotations }: Clip, at: Point | undefined): Point {
  if (!at) return { x: step, y: step };
  const places = [...nodes, ...annotations].map(({ position }) => position);
  return {
    x: at.x - Math.min(...places.map(({ x }) => x)),
    y: at.y - Math.min(...places.map(({ y }) => y)),
  };
}
