import type { FlowDocument, FlowNode, FlowTrigger, MediaType } from '@prosa/contract';
import { emptyDocument, readDocument } from '@prosa/flow-engine';
import { newId } from './new-id.ts';
import { cardWidth } from './layout/node-size.ts';
import { triggerIn } from './trigger-in.ts';

const kind = 'prosa-flow-document';

/** A library file that a flow sends, inside of the flow's own file. */
export interface FileInside {
  /** Its id in the company that it comes from, as the drawing has it. */
  id: string;
  name: string;
  type: MediaType;
  mime: string;
  /** Its bytes in base64. */
  data: string;
}

/** The kinds of things that a flow points at, whose names go along: another company has others by the same names. */
export const namedKinds = ['tags', 'departments', 'users', 'flows'] as const;

export type NamesInside = Partial<Record<(typeof namedKinds)[number], Record<string, string>>>;

/** What goes along with a drawing. */
export interface Luggage {
  trigger?: FlowTrigger;
  hold_hours?: number;
  quiet_minutes?: number;
  files?: FileInside[];
  names?: NamesInside;
}

export interface FlowFile extends Luggage {
  document: FlowDocument;
  name?: string;
}

/** Writes a flow as the text of a file. */
export function exportFlow(name: string, document: FlowDocument, luggage: Luggage = {}): string {
  return JSON.stringify({ kind, name, document, ...luggage }, null, 2);
}

/** Reads the flow in the text of a file, or a sentence that says why there is none. A bare document is taken too. */
export function importFlow(text: string): FlowFile | { problem: string } {
  const read = parse(text);
  try {
    const document = withOneStart(readDocument(documentIn(read)));
    return isFile(read) ? { document, ...luggageIn(read) } : { document };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

type Read = Record<string, unknown> & { document: unknown };

/** What of the luggage can be read; a flow is worth having without the rest. */
function luggageIn({
  name,
  trigger,
  hold_hours,
  quiet_minutes,
  files,
  names,
}: Read): Omit<FlowFile, 'document'> {
  return {
    name: typeof name === 'string' ? name.trim().slice(0, 120) || undefined : undefined,
    trigger: triggerIn(trigger),
    hold_hours: between(hold_hours, 1, 24),
    quiet_minutes: between(quiet_minutes, 0, 1440),
    files: Array.isArray(files) ? files.filter(isFileInside) : undefined,
    names: isRecord(names) ? namesIn(names) : undefined,
  };
}

function between(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? Math.floor(value) : undefined;
}

const mediaTypes: Record<MediaType, true> = { image: true, audio: true, video: true, document: true };

function isFileInside(file: unknown): file is FileInside {
  return (
    isRecord(file) &&
    [file.id, file.name, file.mime, file.data, file.type].every((part) => typeof part === 'string') &&
    Object.hasOwn(mediaTypes, String(file.type))
  );
}

function namesIn(names: Record<string, unknown>): NamesInside {
  return Object.fromEntries(
    namedKinds.map((one) => {
      const given = names[one];
      const pairs = isRecord(given) ? Object.entries(given) : [];
      return [
        one,
        Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
      ];
    }),
  );
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
  return isFile(read) ? read.document : read;
}

function isFile(read: unknown): read is Read {
  return isRecord(read) && 'document' in read;
}

function isRecord(read: unknown): read is Record<string, unknown> {
  return typeof read === 'object' && read !== null && !Array.isArray(read);
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
