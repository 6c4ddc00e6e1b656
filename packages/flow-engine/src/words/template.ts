import type { Value } from '../value.ts';
import { readNumber } from './answers/read-number.ts';
import { boundedCache } from './bounded-cache.ts';
import { formatMoney, formatValue, plainValue } from './format-value.ts';
import type { Scope } from './scope.ts';

/** For a message as it is, for a part of an address, or for inside a JSON text. */
export type Escape = 'none' | 'url' | 'json';

/**
 * Fills the `{variables}` of a text; what is unknown or empty becomes its default, or nothing. Nothing in it is run
 * as code.
 */
export function fillTemplate(text: string, scope: Scope, escape: Escape = 'none'): string {
  const parts = compile(text);
  if (parts.length === 1 && typeof parts[0] === 'string') return parts[0].slice(0, longest[escape]);
  let filled = '';
  for (const part of parts) {
    if (typeof part === 'string') filled += part;
    else filled += escapes[escape](read(part, scope), part.quoted);
    if (filled.length > longest[escape]) return wellFormed(filled.slice(0, longest[escape]));
  }
  return filled;
}

/** Returns the value itself where a text is nothing but one variable; the filled text otherwise. */
export function readTemplate(text: string, scope: Scope): Value | undefined {
  const parts = compile(text);
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object') return read(only, scope);
  return fillTemplate(text, scope);
}

/** Returns the names of the variables that a text uses, each once: "nome", "contato.cidade". */
export function variablesOf(text: string): string[] {
  const names = compile(text).flatMap((part) =>
    typeof part === 'string' ? [] : [part.name.replace(asMoney, '')],
  );
  return [...new Set(names)];
}

/** Returns the names of the variables that a text uses somewhere without a default, each once. */
export function undefaultedIn(text: string): string[] {
  const gaps = compile(text).flatMap((part) => (typeof part === 'string' ? [] : [part]));
  return [...new Set(gaps.filter(({ fallback }) => fallback === null).map(({ name }) => name))];
}

interface Gap {
  name: string;
  fallback: string | null;
  /** Whether it is between the quotes of a JSON text. */
  quoted: boolean;
}

/** Characters of a filled text; a request's body may be longer than a message. */
const longest: Record<Escape, number> = { none: 10_000, url: 10_000, json: 256_000 };

/** Anchored at a brace, and bounded: ten thousand braces cost ten thousand short looks. */
const gapPattern =
  /\{\s?([\p{L}_][\p{L}\p{N}_]{0,59}(?:(?:\.[\p{L}\p{N}_ -]{1,60})|(?:\[\d{1,4}\])){0,8}?)\s?(?:\|\s?(?:["“”']([^"“”{}]{0,200})["“”']|([^"“”|{}]{0,200})))?\}/uy;

const compile = boundedCache((text: string): (string | Gap)[] => {
  const parts: (string | Gap)[] = [];
  const quotes = { open: false };
  let from = 0;
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at + 1)) {
    gapPattern.lastIndex = at;
    const found = gapPattern.exec(text);
    if (!found?.[1]) continue;
    if (at > from) parts.push(track(text.slice(from, at), quotes));
    parts.push({
      name: found[1].trim(),
      fallback: found[2] ?? found[3]?.trim() ?? null,
      quoted: quotes.open,
    });
    from = gapPattern.lastIndex;
    at = from - 1;
  }
  if (from < text.length || parts.length === 0) parts.push(text.slice(from));
  return parts;
});

/** Follows the quotes of a JSON text. */
function track(text: string, quotes: { open: boolean }): string {
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\' && quotes.open) index += 1;
    else if (text[index] === '"') quotes.open = !quotes.open;
  }
  return text;
}

function read({ name, fallback }: Gap, scope: Scope): Value | undefined {
  const value = scope.read(name) ?? readMoneyOf(name, scope);
  const isMissing = value === undefined || value === null || value === '';
  return isMissing && fallback !== null ? fallback : value;
}

/** `{total.reais}` is the amount of `{total}` in reais. */
function readMoneyOf(name: string, scope: Scope): string | undefined {
  if (!asMoney.test(name)) return undefined;
  const value = scope.read(name.replace(asMoney, ''));
  const amount = typeof value === 'string' ? readNumber(value.replace(/^\s*R\$\s*/i, '')) : value;
  return typeof amount === 'number' ? formatMoney(amount) : undefined;
}

const asMoney = /\.reais$/i;

const escapes: Record<Escape, (value: Value | undefined, quoted: boolean) => string> = {
  none: (value) => formatValue(value),
  url: (value) => encodeURIComponent(wellFormed(plainValue(value))),
  json(value, quoted) {
    if (!quoted) return value === undefined ? 'null' : JSON.stringify(value);
    return JSON.stringify(plainValue(value)).slice(1, -1);
  },
};

/** Half of a surrogate pair, which no address can hold, becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
