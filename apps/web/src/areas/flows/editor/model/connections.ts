import type { FlowDocument } from '@prosa/contract';

/** A port of a node. */
export interface Outlet {
  node: string;
  port: string;
}

/** Returns the id of a connection: its node and its port. `>` is in neither. */
export function connectionId({ node, port }: Outlet): string {
  return `${node}>${port}`;
}

/** Returns the port a connection leaves from, by the connection's id; null for other ids. */
export function outletOf(id: string): Outlet | null {
  const [node, port] = id.split('>');
  return node && port ? { node, port } : null;
}

/** Connects a port to a node, instead of the node it led to before. Nothing leads to the start. */
export function connect(document: FlowDocument, outlet: Outlet, target: string): FlowDocument {
  const to = document.nodes.find(({ id }) => id === target);
  if (!to || to.type === 'start') return document;
  return changeNext(document, outlet, (next) => ({ ...next, [outlet.port]: target }));
}

/** Removes connections. */
export function disconnect(document: FlowDocument, outlets: readonly Outlet[]): FlowDocument {
  return outlets.reduce(
    (known, outlet) => changeNext(known, outlet, ({ [outlet.port]: _gone, ...rest }) => rest),
    document,
  );
}

type Next = FlowDocument['nodes'][number]['next'];

function changeNext(document: FlowDocument, { node: id, port }: Outlet, change: (next: Next) => Next) {
  const node = document.nodes.find((known) => known.id === id);
  if (!node) return document;
  const next = change(node.next);
  if (next[port] === node.next[port]) return document;
  return {
    ...document,
    nodes: document.nodes.map((known) => (known === node ? { ...known, next } : known)),
  };
}
