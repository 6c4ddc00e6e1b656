import type { FlowDocument } from '@prosa/contract';
import { emptyDocument, readDocument } from '@prosa/flow-engine';

/** Reads a stored drawing in today's format; a flow that was never drawn is an empty one. */
export function readDrawn(stored: unknown): FlowDocument {
  return stored === null || stored === undefined ? emptyDocument() : readDocument(stored);
}
