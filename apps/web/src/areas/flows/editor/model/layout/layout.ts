import type { FlowAnnotation, FlowDocument, FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { newGroup, nodesInGroup } from '../annotations.ts';
import { moveTo } from '../node-edits.ts';
import { walk } from '../walk.ts';
import { foldRows, type Box } from './fold-rows.ts';
import { nodeSize } from './node-size.ts';

/**
 * Lays the nodes out from left to right, a long drawing in rows; the code that calculates it is loaded when it is first
 * wanted. What one node leads to stands in the order of its ports. Nodes in a frame stay together in it, and a comment
 * stays with the node beside it.
 */
export async function layOut(document: FlowDocument): Promise<FlowDocument> {
  const { Graph, layout } = await import('@dagrejs/dagre');
  const graph = new Graph({ directed: true, multigraph: true, compound: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 36, ranksep: 96, marginx: 40, marginy: 40 });
  for (const node of document.nodes) graph.setNode(node.id, nodeSize(node));
  for (const node of document.nodes) {
    for (const [port, target] of Object.entries(node.next)) {
      if (graph.hasNode(target)) graph.setEdge(node.id, target, {}, port);
    }
  }
  const framed = framesOf(document);
  for (const { group, inside } of framed) {
    if (inside.length > 0) graph.setNode(group.id, {});
    for (const id of inside) graph.setParent(id, group.id);
  }
  layout(graph, { constraints: orderOfPorts(document) });
  const laid = moveTo(
    document,
    foldRows(
      boxesIn(document, graph),
      framed.map(({ inside }) => inside),
    ),
  );
  const frames = new Map(framed.map(({ group, inside }) => [group.id, inside]));
  const annotations = document.annotations.map((annotation) =>
    annotation.kind === 'group'
      ? around(laid, annotation, frames.get(annotation.id) ?? [])
      : beside(annotation, document, laid),
  );
  const isSame = annotations.every((annotation, index) => annotation === document.annotations[index]);
  return isSame ? laid : { ...laid, annotations };
}

/**
 * Returns which node stands above which, as dagre takes it (`left` is above where drawings go to the right). Each node
 * is put in order by the first that leads to it alone, so that no two of them contradict each other.
 */
function orderOfPorts(document: FlowDocument): { left: string; right: string }[] {
  const placed = new Set<string>();
  return walk(document).flatMap(({ node }) => {
    placed.add(node.id);
    const targets = new Set(portsOf(node).flatMap(({ id }) => node.next[id] ?? []));
    const ordered = [...targets].filter((id) => !placed.has(id));
    for (const id of ordered) placed.add(id);
    return ordered.flatMap((left, index) => ordered.slice(index + 1).map((right) => ({ left, right })));
  });
}

interface Framed {
  group: FlowAnnotation;
  inside: string[];
}

/** Each node counts for the first frame that has it. */
function framesOf(document: FlowDocument): Framed[] {
  const taken = new Set<string>();
  return document.annotations
    .filter(({ kind }) => kind === 'group')
    .map((group) => {
      const inside = nodesInGroup(document, group).filter((id) => !taken.has(id));
      for (const id of inside) taken.add(id);
      return { group, inside };
    });
}

function around(laid: FlowDocument, group: FlowAnnotation, inside: readonly string[]): FlowAnnotation {
  const frame = newGroup(laid, group.id, inside);
  return frame ? { ...frame, text: group.text } : group;
}

/** Moves a comment as far as the node that stood nearest to it. */
function beside(note: FlowAnnotation, before: FlowDocument, laid: FlowDocument): FlowAnnotation {
  const distanceTo = ({ position: { x, y } }: FlowNode) =>
    Math.hypot(x - note.position.x, y - note.position.y);
  const [nearest] = before.nodes.toSorted((one, other) => distanceTo(one) - distanceTo(other));
  const now = laid.nodes.find(({ id }) => id === nearest?.id);
  if (!nearest || !now || now === nearest) return note;
  const { x, y } = note.position;
  const shift = { x: now.position.x - nearest.position.x, y: now.position.y - nearest.position.y };
  return { ...note, position: { x: x + shift.x, y: y + shift.y } };
}

interface Laid {
  node: (id: string) => { x: number; y: number };
}

/** Dagre says where a node's middle is. */
function boxesIn(document: FlowDocument, graph: Laid): Box[] {
  return document.nodes.map((node) => {
    const { x, y } = graph.node(node.id);
    const { width, height } = nodeSize(node);
    return { id: node.id, x: x - width / 2, y: y - height / 2, width, height };
  });
}
