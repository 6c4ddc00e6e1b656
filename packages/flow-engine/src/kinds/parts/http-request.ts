import type { FlowNodeOf } from '@prosa/contract';
import type { HttpRequest } from '../../run.ts';
import { fill, scopeOf, type Visit } from '../../walk/visit.ts';
import { fillTemplate } from '../../words/template.ts';
import { readJson } from './map-answer.ts';

type HttpVisit = Visit<FlowNodeOf<'http'>>;
type Settings = FlowNodeOf<'http'>['settings'];
type Pair = Settings['headers'][number];

/**
 * Builds the request with the run's values filled in, each escaped for its place; returns a sentence where it cannot
 * be built.
 */
export function buildRequest(visit: HttpVisit): HttpRequest | string {
  const { method, secret, timeout_seconds, retries } = visit.node.settings;
  const url = address(visit);
  if (url === null) return 'O endereço da requisição não é válido.';
  const body = bodyOf(visit);
  if (body === undefined) return 'O corpo da requisição não é um JSON válido.';
  return {
    method,
    url,
    headers: headersOf(visit, body !== null),
    body,
    secret: secret || null,
    timeout_ms: timeout_seconds * 1000,
    retries,
  };
}

/** Host and scheme are the flow's: variables are escaped, so that none of them leads elsewhere. */
function address(visit: HttpVisit): string | null {
  const { url: template, query } = visit.node.settings;
  const text = fill(visit, template.trim(), 'url');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  for (const { name, value } of query)
    if (name !== '') url.searchParams.append(fill(visit, name), fill(visit, value));
  return url.href;
}

/** Null sends none; undefined where it is meant to be JSON and is not. */
function bodyOf(visit: HttpVisit): string | null | undefined {
  const { method, body_kind, body, form } = visit.node.settings;
  if (method === 'GET' || body_kind === 'none') return null;
  if (body_kind === 'form') {
    const pairs = new URLSearchParams();
    for (const { name, value } of form) if (name !== '') pairs.append(fill(visit, name), fill(visit, value));
    return pairs.toString();
  }
  const text = fillTemplate(body, scopeOf(visit), 'json');
  return readJson(text) === undefined ? undefined : text;
}

function headersOf(visit: HttpVisit, hasBody: boolean): Record<string, string> {
  const { headers, body_kind, method } = visit.node.settings;
  const made: Record<string, string> = {};
  if (hasBody) made['content-type'] = body_kind === 'json' ? 'application/json' : formType;
  // The same visit done twice is one request for the other side too.
  if (method === 'POST') made['idempotency-key'] = `${visit.turn.state.run_id}.${visit.number}`;
  for (const pair of headers)
    if (pair.name.trim() !== '') made[headerName(visit, pair)] = headerValue(visit, pair);
  return made;
}

const formType = 'application/x-www-form-urlencoded';

function headerName(visit: HttpVisit, { name }: Pair): string {
  return fill(visit, name).trim().toLowerCase();
}

/** On one line: a line break would begin another header. */
function headerValue(visit: HttpVisit, { value }: Pair): string {
  return fill(visit, value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
