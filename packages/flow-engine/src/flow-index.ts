import type { FlowDocument, FlowNode, FlowNodeOf } from '@prosa/contract';

/** The lookups of a document that runs use all the time. */
export interface FlowIndex {
  nodes: Map<string, FlowNode>;
  start: string;
  globals: FlowNodeOf<'global'>[];
}

/** Returns whether a document has phrases that hold in every flow. */
export function holdsEverywhere(document: FlowDocument): boolean {
  return indexOf(document).globals.some(({ settings }) => settings.scope === 'all');
}

const known = new WeakMap<FlowDocument, FlowIndex>();

/** Returns a document's nodes by id, built once for as long as the document lives. */
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
