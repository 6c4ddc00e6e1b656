import type { Value } from '../../value.ts';
import { readNumber } from '../answers/read-number.ts';
import { formatValue } from '../format-value.ts';

/** Why an expression gives nothing: a pt-BR sentence for the trace. */
export class ExpressionFailure extends Error {}

/** Converts a value to a number; "1.234,56" and "R$ 45,00" are one, words are not. */
export function toNumber(value: Value | undefined): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const number =
    typeof value === 'string' && /\d/.test(value) ? readNumber(value.replace(/^\s*R\$\s*/i, '')) : null;
  if (number !== null) return number;
  const shown = formatValue(value).slice(0, 60);
  throw new ExpressionFailure(shown ? `“${shown}” não é um número.` : 'Falta um número: o valor está vazio.');
}

/** Converts a value to a whole number within a range. */
export function toWhole(value: Value | undefined, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(Math.trunc(toNumber(value)), least), most);
}

/** Converts a value to a list; a text becomes a list of itself, nothing an empty one. */
export function toList(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** Returns whether a value counts as yes. */
export function toTruth(value: Value | undefined): boolean {
  if (typeof value === 'string') return value !== '' && !/^(?:não|nao|false|falso|0)$/i.test(value.trim());
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Refuses what is too large to be kept. */
export function bounded(value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ExpressionFailure('O resultado é grande demais, ou não é um número.');
  }
  if (typeof value === 'string' && value.length > maxTextLength) return value.slice(0, maxTextLength);
  if (Array.isArray(value) && value.length > maxListLength) {
    throw new ExpressionFailure(`A lista passou de ${String(maxListLength)} itens.`);
  }
  return value;
}

const maxTextLength = 10_000;
const maxListLength = 500;
