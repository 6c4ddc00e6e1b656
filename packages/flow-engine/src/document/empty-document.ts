import type { FlowDocument } from '@prosa/contract';

/** Returns a flow in which nothing was drawn yet: its start alone. */
export function emptyDocument(): FlowDocument {
  const start = { id: 'start', label: '', note: '', position: { x: 0, y: 0 }, next: {} };
  return { format: 1, nodes: [{ ...start, type: 'start', settings: { way_out: true } }], annotations: [] };
}
