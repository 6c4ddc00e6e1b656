import type { FlowDocument, FlowNode } from '@prosa/contract';
import { emptyDocument, readDocument } from '@prosa/flow-engine';
import { newId } from './new-id.ts';
import { cardWidth } from './layout/node-size.ts';

const kind = 'prosa-flow-document';

/** Writes a flow as the text of a file. */
export function exportFlow(name: string, document: FlowDocument): string {
  return JSON.stringify({ kind, name, document }, null, 2);
}

/** Reads the drawing in the text of a file, or a sentence that says why there is none. A bare document is taken too. */
export function importFlow(text: string): { document: FlowDocument } | { problem: string } {
  const read = parse(text);
  try {
    return { document: withOneStart(readDocument(documentIn(read))) };
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

/** A flow has one start, which people can neither add nor delete; two steps never share an id. */
function withOneStart({ nodes, ...rest }: FlowDocument): FlowDocument {
  const ids = [...nodes, ...rest.annotations].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('Este fluxo está danificado: um passo está repetido.');
  const first = nodes.find(({ type }) => type === 'start');
  const kept = nodes.filter((node) => node.type !== 'start' || node === first);
  if (first) return { nodes: kept, ...rest };
  const made = emptyDocument().nodes.map((start) => ({ ...start, id: newId(), position: leftOf(kept) }));
  return { nodes: [...made, ...kept], ...rest };
}

function leftOf(nodes: readonly FlowNode[]): { x: number; y: number } {
  const [leftmost] = nodes.toSorted((one, other) => one.position.x - other.position.x);
  return leftmost ? { x: leftmost.position.x - cardWidth - 96, y: leftmost.position.y } : { x: 0, y: 0 };
}
