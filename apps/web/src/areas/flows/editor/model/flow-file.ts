import type { FlowDocument } from '@prosa/contract';
import { readDocument } from '@prosa/flow-engine';

const kind = 'prosa-flow-document';

/** A flow as the text of a file. */
export function exportFlow(name: string, document: FlowDocument): string {
  return JSON.stringify({ kind, name, document }, null, 2);
}

/** The drawing in the text of a file, or a sentence that says why there is none. A bare document is taken too. */
export function importFlow(text: string): { document: FlowDocument } | { problem: string } {
  const read = parse(text);
  try {
    return { document: readDocument(documentIn(read)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What is no JSON is no flow either. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function documentIn(read: unknown): unknown {
  const isFile = typeof read === 'object' && read !== null && 'document' in read;
  return isFile ? read.document : read;
}
