import { nodeTitles, type FlowDocument } from '@prosa/contract';
import { importFlow, type FlowFile } from '../editor/model/flow-file.ts';

/** A drawing alone is small; the rest is what it sends. */
const maxBytes = 70_000_000;

/** Reads the flow of a file that somebody chose, or says why there is none. */
export async function readFlowFile(file: File): Promise<FlowFile | { problem: string }> {
  if (file.size > maxBytes) return { problem: 'Este arquivo é grande demais para ser um fluxo.' };
  return importFlow(await file.text());
}

/** Returns the server's refusal in the words of people: it names a damaged part by its place, they by its name. */
export function damageIn({ nodes }: FlowDocument, refused: string): string {
  const place = /\bdocument\.nodes\.(\d+)/.exec(refused)?.[1];
  const node = place === undefined ? undefined : nodes[Number(place)];
  if (node)
    return `Este fluxo está danificado: o passo “${node.label || nodeTitles[node.type]}” não pode ser lido.`;
  return refused.includes('document') ? 'Este arquivo não contém um fluxo.' : refused;
}
