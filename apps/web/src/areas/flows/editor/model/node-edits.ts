import type { FlowDocument, FlowNode, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { connect, disconnect, outletOf, type Outlet } from './connections.ts';

/** A place on the canvas. */
export interface Point {
  x: number;
  y: number;
}

/** Changes settings of a node: ports that no longer exist lead nowhere any more. */
export function withSettings<Type extends FlowNodeType>(
  node: FlowNodeOf<Type>,
  settings: Partial<FlowNodeOf<Type>['settings']>,
): FlowNode {
  const changed = { ...node, settings: { ...node.settings, ...settings } } as FlowNode;
  const ports = new Set(portsOf(changed).map(({ id }) => id));
  const kept = Object.entries(changed.next).filter(([port]) => ports.has(port));
  const isWhole = kept.length === Object.keys(changed.next).length;
  return isWhole ? changed : { ...changed, next: Object.fromEntries(kept) };
}

/** Puts another node in the place of the one with its id. */
export function replaceNode(document: FlowDocument, node: FlowNode): FlowDocument {
  return { ...document, nodes: document.nodes.map((known) => (known.id === node.id ? node : known)) };
}

/**
 * Adds a node; behind a port where one is named. What that led to comes after the new node, so that a step is
 * put in between.
 */
export function addNode(document: FlowDocument, node: FlowNode, behind?: Outlet): FlowDocument {
  const added = { ...document, nodes: [...document.nodes, node] };
  if (!behind) return added;
  const before = document.nodes.find(({ id }) => id === behind.node)?.next[behind.port];
  const joined = connect(added, behind, node.id);
  const [first] = portsOf(node);
  return before && first ? connect(joined, { node: node.id, port: first.id }, before) : joined;
}

/** Moves nodes and annotations to where they were dropped. */
export function moveTo(document: FlowDocument, places: ReadonlyMap<string, Point>): FlowDocument {
  const move = <Item extends { id: string; position: Point }>(item: Item): Item => {
    const place = places.get(item.id);
    if (!place || (place.x === item.position.x && place.y === item.position.y)) return item;
    return { ...item, position: { x: Math.round(place.x), y: Math.round(place.y) } };
  };
  const moved = {
    ...document,
    nodes: document.nodes.map(move),
    annotations: document.annotations.map(move),
  };
  return sameItems(moved, document) ? document : moved;
}

/** Takes nodes, annotations and connections away, and the connections to what is gone. The start stays. */
export function removeItems(document: FlowDocument, ids: readonly string[]): FlowDocument {
  const outlets = ids.map(outletOf).filter((outlet) => outlet !== null);
  const gone = new Set(
    document.nodes.filter(({ id, type }) => type !== 'start' && ids.includes(id)).map(({ id }) => id),
  );
  const without = disconnect(document, outlets);
  const annotations = without.annotations.filter(({ id }) => !ids.includes(id));
  if (gone.size === 0 && annotations.length === without.annotations.length) return without;
  return {
    ...without,
    nodes: without.nodes.filter(({ id }) => !gone.has(id)).map((node) => withoutNextTo(node, gone)),
    annotations,
  };
}

function withoutNextTo(node: FlowNode, gone: ReadonlySet<string>): FlowNode {
  const kept = Object.entries(node.next).filter(([, target]) => !gone.has(target));
  return kept.length === Object.keys(node.next).length ? node : { ...node, next: Object.fromEntries(kept) };
}

function sameItems(one: FlowDocument, other: FlowDocument): boolean {
  return (
    one.nodes.every((node, index) => node === other.nodes[index]) &&
    one.annotations.every((annotation, index) => annotation === other.annotations[index])
  );
}
