import { nodeTitles, type FlowDocument, type FlowNodeType } from '@prosa/contract';
import { fillDefaults } from './fill-defaults.ts';

/** A document of some format made into one of the next. */
export type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** By the format that each migration begins with. */
export type Migrations = Readonly<Record<number, Migration | undefined>>;

/** The format documents have today. */
const currentFormat = 1;
const migrations: Migrations = {};
const maxNodes = 500;

/**
 * Reads a drawn flow: an older format is brought up to today's, what may be left out gets its default. Throws, with a
 * pt-BR sentence, where it is no flow. Before it is stored, the contract checks it as well.
 */
export function readDocument(json: unknown): FlowDocument {
  const { nodes, annotations = [] } = migrateDocument(json, migrations, currentFormat);
  if (!Array.isArray(nodes) || nodes.length > maxNodes || !Array.isArray(annotations))
    throw new Error(noFlow);
  return { format: currentFormat, nodes: nodes.map(readNode), annotations: annotations.map(readAnnotation) };
}

/** Brings a document up to a format, one step at a time. */
export function migrateDocument(json: unknown, steps: Migrations, target: number): Record<string, unknown> {
  if (!isRecord(json) || typeof json.format !== 'number') throw new Error(noFlow);
  if (json.format > target) throw new Error('Este fluxo foi feito em uma versão mais nova do Prosa.');
  let document = json;
  for (let format = json.format; format < target; format += 1) {
    const step = steps[format];
    if (!step) throw new Error(noFlow);
    document = { ...step(document), format: format + 1 };
  }
  return document;
}

const noFlow = 'Este arquivo não contém um fluxo.';
const partId = /^[\w.:-]{1,60}$/;

function readNode(node: unknown): FlowDocument['nodes'][number] {
  if (!isRecord(node) || !isPartId(node.id) || typeof node.type !== 'string') throw new Error(noFlow);
  if (!isNodeType(node.type)) throw new Error(`Este fluxo usa um passo desconhecido: ${node.type}.`);
  const next = isRecord(node.next) ? node.next : {};
  const read = {
    id: node.id,
    type: node.type,
    label: typeof node.label === 'string' ? node.label : '',
    note: typeof node.note === 'string' ? node.note : '',
    position: readPoint(node.position),
    next: Object.fromEntries(Object.entries(next).filter(([port, to]) => isPartId(port) && isPartId(to))),
    settings: fillDefaults(node.type, isRecord(node.settings) ? node.settings : {}),
  };
  return read as FlowDocument['nodes'][number];
}

function isNodeType(type: string): type is FlowNodeType {
  return Object.hasOwn(nodeTitles, type);
}

function readAnnotation(annotation: unknown): FlowDocument['annotations'][number] {
  if (!isRecord(annotation) || !isPartId(annotation.id)) throw new Error(noFlow);
  const { width, height } = isRecord(annotation.size) ? annotation.size : {};
  return {
    id: annotation.id,
    kind: annotation.kind === 'group' ? 'group' : 'note',
    text: typeof annotation.text === 'string' ? annotation.text : '',
    position: readPoint(annotation.position),
    size: { width: finite(width) ?? 240, height: finite(height) ?? 160 },
  };
}

function readPoint(point: unknown): { x: number; y: number } {
  const { x, y } = isRecord(point) ? point : {};
  return { x: finite(x) ?? 0, y: finite(y) ?? 0 };
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function isPartId(value: unknown): value is string {
  return typeof value === 'string' && partId.test(value) && value !== '__proto__';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
