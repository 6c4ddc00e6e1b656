import type { FlowDocument, FlowNode, FlowNodeType } from '@prosa/contract';
import { newNode } from '../../kinds/new-node.ts';

let made = 0;

/** Ids that count up, for tests. */
export function makeId(): string {
  made += 1;
  return `id${made}`;
}

/** Makes a node of a kind at a place, with what it is given. */
export function node(
  type: FlowNodeType,
  id: string,
  fields: Partial<Pick<FlowNode, 'next' | 'position' | 'label'>> = {},
): FlowNode {
  const document = drawing();
  return { ...newNode(type, { id, position: { x: 0, y: 0 }, document, makeId }), ...fields };
}

/** Makes a drawing of these nodes. */
export function drawing(...nodes: FlowNode[]): FlowDocument {
  return { format: 1, nodes, annotations: [] };
}
