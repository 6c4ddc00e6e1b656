import type { FlowDocument } from '@prosa/contract';

/** A flow before anything was drawn: its start alone. */
export function emptyDocument(): FlowDocument {
  const start = { id: 'start', label: '', note: '', position: { x: 0, y: 0 }, next: {} };
  return { format: 1, nodes: [{ ...start, type: 'start', settings: {} }], annotations: [] };
}
