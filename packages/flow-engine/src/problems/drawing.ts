import type { FlowDocument, FlowNode, FlowProblem } from '@prosa/contract';
import { portsOf } from '../kinds/index.ts';
import type { Port } from '../kinds/parts/ports.ts';
import type { Known } from './known.ts';

/** A drawn flow in the form that the checks use. */
export interface Drawing {
  document: FlowDocument;
  nodes: readonly FlowNode[];
  byId: ReadonlyMap<string, FlowNode>;
  known: Known;
}

/** Looks for one kind of problem. */
export type Check = (drawing: Drawing) => FlowProblem[];

/** A line out of a node: by a port, or an `Ir para`. */
export interface Way {
  port: Port;
  /** The node's id, which may not exist. */
  target: string;
}

/** Prepares a document for the checks. */
export function drawingOf(document: FlowDocument, known: Known): Drawing {
  const { nodes } = document;
  return { document, nodes, byId: new Map(nodes.map((node) => [node.id, node])), known };
}

/** Returns the connections that leave a node; those kept under ports it no longer has do not count. */
export function waysOf(node: FlowNode): Way[] {
  if (node.type === 'jump') {
    const { target } = node.settings;
    return target ? [{ port: { id: 'target', label: 'Ir para' }, target }] : [];
  }
  return portsOf(node).flatMap((port) => {
    const target = Object.hasOwn(node.next, port.id) ? node.next[port.id] : undefined;
    return target === undefined ? [] : [{ port, target }];
  });
}
