import type { CallInput, calls, FlowDocument, FlowNode, FlowNodeOf } from '@prosa/contract';
import { buildRequest, requestTemplates, variablesOf, variablesSetBy, type Value } from '@prosa/flow-engine';

type Settings = FlowNodeOf<'http'>['settings'];

/** Returns the variables that a request uses, each once. */
export function samplesOf(settings: Settings): string[] {
  const body_kind = settings.method === 'GET' ? 'none' : settings.body_kind;
  return [...new Set(requestTemplates({ ...settings, body_kind }).flatMap(variablesOf))];
}

/**
 * Returns the request that a run would make with these values, as the call takes it, or why it would make none. What
 * steps of the drawing fill with numbers, yes or no, lists or parts of answers is read as such.
 */
export function tryableRequest(
  settings: Settings,
  samples: Readonly<Record<string, string>>,
  document: FlowDocument,
): CallInput<typeof calls.tryFlowRequest> | string {
  const scope = { read: (name: string) => sampleOf(name, samples[name] ?? '', document) };
  const request = buildRequest(settings, scope, 'teste');
  if (typeof request === 'string') return request;
  const { method, url, headers, body } = request;
  const { secret, timeout_seconds } = settings;
  const named = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return { method, url, headers: named, body, secret, timeout_seconds };
}

/** What stands for a variable; where nothing was typed, it is empty in a run too. */
function sampleOf(name: string, typed: string, { nodes }: FlowDocument): Value | undefined {
  if (typed === '') return undefined;
  const [head] = name.replace(/^fluxo\./i, '').split(/[.[]/);
  const isTyped = nodes.some((node) => holdsMore(node) && variablesSetBy(node).some((set) => set === head));
  if (!isTyped) return typed;
  try {
    return JSON.parse(typed) as Value;
  } catch {
    return typed;
  }
}

const richer = new Set(['number', 'money', 'yes_no', 'list']);

/** Whether a step fills its variables with more than texts. */
function holdsMore(node: FlowNode): boolean {
  if (node.type === 'question') return richer.has(node.settings.kind);
  return ['csat', 'set', 'http', 'waitWebhook', 'subflow'].includes(node.type);
}

/** A value of a JSON answer and the path to it. */
export interface JsonLeaf {
  path: string;
  /** The last word of the path that names something. */
  name: string;
  value: string;
}

const maxLeaves = 200;

/** Returns all single values of a JSON answer, with lists as a whole too; null when it is not JSON. */
export function leavesOf(body: string): JsonLeaf[] | null {
  try {
    const found: JsonLeaf[] = [];
    collect(JSON.parse(body), { path: '', name: 'resposta' }, found);
    return found;
  } catch {
    return null;
  }
}

function collect(value: unknown, at: { path: string; name: string }, found: JsonLeaf[]): void {
  if (found.length >= maxLeaves) return;
  if (Array.isArray(value)) {
    found.push({ ...at, path: at.path || '$', value: `lista de ${value.length}` });
    value
      .slice(0, 3)
      .forEach((item: unknown, index) =>
        collect(item, { path: `${at.path}[${index}]`, name: at.name }, found),
      );
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      collect(part, { path: at.path + stepTo(name, at.path === ''), name }, found);
    }
  } else {
    found.push({ ...at, path: at.path || '$', value: JSON.stringify(value) ?? '' });
  }
}

/** Plain names follow a point; others stand in brackets, between the quotes that they do not contain. */
function stepTo(name: string, isFirst: boolean): string {
  if (/^[\p{L}\p{N}_-]+$/u.test(name)) return isFirst ? name : `.${name}`;
  return name.includes("'") ? `["${name}"]` : `['${name}']`;
}
