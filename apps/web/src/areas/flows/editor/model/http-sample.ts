import type { FlowNodeOf } from '@prosa/contract';
import { fillTemplate, variablesOf, type Escape } from '@prosa/flow-engine';

type Settings = FlowNodeOf<'http'>['settings'];

/** A request as it is tried: with sample values in place of variables. */
export interface TriedRequest {
  method: Settings['method'];
  url: string;
  headers: { name: string; value: string }[];
  body: string | null;
  secret: string;
  timeout_seconds: number;
}

/** Returns the variables that a request uses, each once. */
export function samplesOf(settings: Settings): string[] {
  const pairs = [
    ...settings.headers,
    ...settings.query,
    ...(settings.body_kind === 'form' ? settings.form : []),
  ];
  const texts = [
    settings.url,
    ...pairs.map(({ value }) => value),
    ...(settings.body_kind === 'json' ? [settings.body] : []),
  ];
  return [...new Set(texts.flatMap(variablesOf))];
}

/** Fills the request with sample values, escaped as the bot escapes them. */
export function tryableRequest(settings: Settings, samples: Readonly<Record<string, string>>): TriedRequest {
  const scope = { read: (name: string) => samples[name] };
  const fill = (text: string, escape: Escape) => fillTemplate(text, scope, escape);
  const query = encodedPairs(settings.query, fill);
  const url = fill(settings.url, 'url');
  const headers = named(settings.headers).map(({ name, value }) => ({ name, value: fill(value, 'none') }));
  const { type, body } = bodyOf(settings, fill);
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    method: settings.method,
    url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url,
    headers: type && !hasType ? [...headers, { name: 'content-type', value: type }] : headers,
    body,
    secret: settings.secret,
    timeout_seconds: settings.timeout_seconds,
  };
}

type Fill = (text: string, escape: Escape) => string;

function bodyOf(settings: Settings, fill: Fill): { type: string | null; body: string | null } {
  if (settings.body_kind === 'json') {
    return {
      type: 'application/json',
      body: fill(settings.body, 'json'),
    };
  }
  if (settings.body_kind === 'form') {
    return { type: 'application/x-www-form-urlencoded', body: encodedPairs(settings.form, fill) };
  }
  return { type: null, body: null };
}

function encodedPairs(pairs: Settings['query'], fill: Fill): string {
  return named(pairs)
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(fill(value, 'none'))}`)
    .join('&');
}

function named(pairs: Settings['query']): Settings['query'] {
  return pairs.filter(({ name }) => name.trim() !== '');
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
