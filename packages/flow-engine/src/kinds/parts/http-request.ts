import type { FlowNodeOf } from '@prosa/contract';
import type { HttpRequest } from '../../effects.ts';
import type { Scope } from '../../words/scope.ts';
import { fillTemplate, type Escape } from '../../words/template.ts';
import { readJson } from './map-answer.ts';

type Settings = FlowNodeOf<'http'>['settings'];
type Pair = Settings['headers'][number];

/** Settings, and the values for their variables. */
interface Filling {
  settings: Settings;
  scope: Scope;
}

/**
 * Builds the request of an HTTP node with values filled in, each escaped for its place; returns a sentence where it
 * cannot be built. Runs and "Testar" build it here. The same `key` done twice is one request for the other side too.
 */
export function buildRequest(settings: Settings, scope: Scope, key: string): HttpRequest | string {
  const { method, secret, timeout_seconds, retries } = settings;
  const filling = { settings, scope };
  const url = address(filling);
  if (url === null) return 'O endereço da requisição não é válido.';
  const body = bodyOf(filling);
  if (body === undefined) return 'O corpo da requisição não é um JSON válido.';
  return {
    method,
    url,
    headers: headersOf(filling, body !== null, key),
    body,
    secret: secret || null,
    timeout_ms: timeout_seconds * 1000,
    retries,
  };
}

/** Returns the templates of a request that are filled in when it is made. */
export function requestTemplates({ url, headers, query, form, body, body_kind }: Settings): string[] {
  const pairs = [...headers, ...query, ...(body_kind === 'form' ? form : [])];
  const texts = pairs.flatMap(({ name, value }) => [name, value]);
  return [url, ...texts, ...(body_kind === 'json' ? [body] : [])];
}

function fill({ scope }: Filling, template: string, escape: Escape = 'none'): string {
  return fillTemplate(template, scope, escape);
}

/** Host and scheme are the flow's: variables are escaped, so that none of them leads elsewhere. */
function address(filling: Filling): string | null {
  const { url: template, query } = filling.settings;
  const text = fill(filling, template.trim(), 'url');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  for (const { name, value } of query)
    if (name.trim() !== '') url.searchParams.append(fill(filling, name), fill(filling, value));
  return url.href;
}

/** Null sends none; undefined where it is meant to be JSON and is not. */
function bodyOf(filling: Filling): string | null | undefined {
  const { method, body_kind, body, form } = filling.settings;
  if (method === 'GET' || body_kind === 'none') return null;
  if (body_kind === 'form') {
    const pairs = new URLSearchParams();
    for (const { name, value } of form)
      if (name.trim() !== '') pairs.append(fill(filling, name), fill(filling, value));
    return pairs.toString();
  }
  const text = fill(filling, body, 'json');
  return readJson(text) === undefined ? undefined : text;
}

function headersOf(filling: Filling, hasBody: boolean, key: string): Record<string, string> {
  const { headers, body_kind, method } = filling.settings;
  const made: Record<string, string> = {};
  if (hasBody) made['content-type'] = body_kind === 'json' ? 'application/json' : formType;
  if (method === 'POST') made['idempotency-key'] = key;
  for (const pair of headers)
    if (pair.name.trim() !== '') made[headerName(filling, pair)] = headerValue(filling, pair);
  return made;
}

const formType = 'application/x-www-form-urlencoded';

function headerName(filling: Filling, { name }: Pair): string {
  return fill(filling, name).trim().toLowerCase();
}

/** On one line: a line break would begin another header. */
function headerValue(filling: Filling, { value }: Pair): string {
  return fill(filling, value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
