import type { FlowDocument, FlowNode, FlowNodeOf } from '@prosa/contract';

/** What a run looks up in a document again and again. */
export interface FlowIndex {
  nodes: Map<string, FlowNode>;
  start: string;
  globals: FlowNodeOf<'global'>[];
}

const known = new WeakMap<FlowDocument, FlowIndex>();

/** The document by its ids, worked out once for as long as the document lives. */
export function indexOf(document: FlowDocument): FlowIndex {
  const found = known.get(document);
  if (found) return found;
  const made = {
    nodes: new Map(document.nodes.map((node) => [node.id, node])),
    start: document.nodes.find((node) => node.type === 'start')?.id ?? '',
    globals: document.nodes.filter((node) => node.type === 'global'),
  };
  known.set(document, made);
  return made;
}
