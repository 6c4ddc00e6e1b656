import { calls, type FlowDocument, type Media } from '@prosa/contract';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { mediaProblem } from '../../media/media-kind.ts';
import type { FileInside } from '../editor/model/flow-file.ts';
import { filesIn, withIds } from '../editor/model/references.ts';

interface Brought {
  document: FlowDocument;
  /** One sentence for each file that could not be taken. */
  refused: string[];
}

/**
 * Puts the files that come with a drawing into the library, and returns the drawing with their new ids. A file that is
 * the company's own stays; one that is neither is taken out of the drawing: no flow points at another company's.
 */
export async function bringFiles(
  document: FlowDocument,
  files: readonly FileInside[],
  own: readonly Media[],
): Promise<Brought> {
  const ids = new Map<string, string>();
  const refused: string[] = [];
  for (const id of foreignFiles(document, own)) {
    const file = files.find((one) => one.id === id);
    const kept = file ? await keep(file) : { problem: null };
    ids.set(id, 'id' in kept ? kept.id : '');
    if (file && 'problem' in kept) refused.push(`“${file.name}”: ${kept.problem ?? ''}`);
  }
  return { document: withIds(document, ids), refused };
}

/** Returns a drawing without files that are not the company's own. */
export function withoutForeignFiles(document: FlowDocument, own: readonly Media[]): FlowDocument {
  return withIds(document, new Map(foreignFiles(document, own).map((id) => [id, ''])));
}

function foreignFiles(document: FlowDocument, own: readonly Media[]): string[] {
  return filesIn(document).filter((id) => !own.some(({ _id }) => _id === id));
}

async function keep({ name, type, mime, data }: FileInside): Promise<{ id: string } | { problem: string }> {
  const bytes = bytesOf(data);
  if (bytes === null) return { problem: 'está danificado no arquivo do fluxo.' };
  const file = new File([bytes], name, { type: mime });
  const problem = mediaProblem(file);
  if (problem !== null) return { problem };
  try {
    return { id: (await call(calls.uploadFile, { type, filename: name }, { file }))._id };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}

function bytesOf(data: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
