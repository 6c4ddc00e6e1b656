import { UnreadableWebhook } from '../provider/provider.ts';

/**
 * Reads the body of a webhook: JSON, or a form; either may have everything in one field `payload`. Throws
 * UnreadableWebhook.
 */
export function readBody(text: string, contentType: string): Record<string, unknown> {
  const value = contentType.startsWith('application/x-www-form-urlencoded') ? readForm(text) : readJson(text);
  const { payload } = value;
  if (typeof payload === 'string') return readJson(payload);
  return isObject(payload) ? payload : value;
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new UnreadableWebhook('the body is no JSON object');
}

/** Reads `contact[email]=…` as `{ contact: { email } }`. */
function readForm(text: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text))
    put(form, name.split(/[[\]]+/).filter(Boolean), value);
  return form;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const maxDepth = 8;

function put(form: Record<string, unknown>, [first, ...rest]: readonly string[], value: string): void {
  if (first === undefined || forbidden.has(first) || rest.length > maxDepth) return;
  if (!rest.length) {
    form[first] = value;
    return;
  }
  const known = form[first];
  const inner = isObject(known) ? known : {};
  form[first] = inner;
  put(inner, rest, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
