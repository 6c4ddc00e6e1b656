import type { FlowDocument, FlowNode, FlowNodeOf } from '@prosa/contract';

/** What a run looks up in a document again and again. */
export interface FlowIndex {
  nodes: Map<string, FlowNode>;
  start: string;
  globals: FlowNodeOf<'global'>[];
}

/** Whether a document has phrases that hold in every flow. */
export function holdsEverywhere(document: FlowDocument): boolean {
  return indexOf(document).globals.some(({ settings }) => settings.scope === 'all');
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
