import type { Value } from '../value.ts';
import { fold } from './fold.ts';
import { formatValue } from './format-value.ts';
import type { Scope } from './scope.ts';
import { fillTemplate } from './template.ts';
import { bounded, ExpressionFailure, toNumber, toTruth } from './expression/coerce.ts';
import { functions } from './expression/functions.ts';
import { parseExpression, type BinarySign, type Term } from './expression/parse.ts';

/** What an expression gives, or why it gives nothing: one pt-BR sentence. */
export type Evaluation = { value: Value } | { problem: string };

/** Calculates an expression over a scope. It reads variables and calls listed functions; nothing else is in reach. */
export function evaluate(text: string, scope: Scope): Evaluation {
  const parsed = parseExpression(text);
  if (!parsed.ok) return { problem: `A expressão ${parsed.problem}.` };
  try {
    return { value: bounded(calculate(parsed.term, scope) ?? null) };
  } catch (error) {
    if (error instanceof ExpressionFailure) return { problem: error.message };
    return { problem: 'A expressão não pôde ser calculada.' };
  }
}

function calculate(term: Term, scope: Scope): Value | undefined {
  switch (term.kind) {
    case 'value':
      return typeof term.value === 'string' ? fillTemplate(term.value, scope) : term.value;
    case 'name':
      return scope.read(term.name);
    case 'item':
      return itemOf(calculate(term.of, scope), calculate(term.index, scope));
    case 'list':
      return bounded(term.items.map((item) => calculate(item, scope) ?? null));
    case 'unary': {
      const value = calculate(term.term, scope);
      return term.sign === '!'
        ? !toTruth(value)
        : term.sign === '-'
          ? -toNumber(value) || 0
          : toNumber(value);
    }
    case 'choice':
      return calculate(toTruth(calculate(term.test, scope)) ? term.yes : term.no, scope);
    case 'call':
      return bounded(call(term, scope));
    case 'binary':
      return combine(term, scope);
  }
}

function call({ name, args }: Term & { kind: 'call' }, scope: Scope): Value {
  const run = functions.get(name);
  if (!run) throw new ExpressionFailure('A expressão usa uma função que não existe.');
  return run(args.map((arg) => calculate(arg, scope)));
}

function combine({ sign, left, right }: Term & { kind: 'binary' }, scope: Scope): Value | undefined {
  const one = calculate(left, scope);
  if (sign === '&&') return toTruth(one) ? calculate(right, scope) : one;
  if (sign === '||') return toTruth(one) ? one : calculate(right, scope);
  const other = calculate(right, scope);
  const isSum = sign === '+' || sign === '-' || sign === '*' || sign === '/' || sign === '%';
  return isSum ? bounded(sums[sign](toNumber(one), toNumber(other))) : compare(sign, one, other);
}

type SumSign = '+' | '-' | '*' | '/' | '%';

const sums: Record<SumSign, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / divisor(other),
  '%': (one, other) => one % divisor(other),
};

function divisor(value: number): number {
  if (value === 0) throw new ExpressionFailure('Não dá para dividir por zero.');
  return value;
}

function compare(
  sign: Exclude<BinarySign, SumSign>,
  one: Value | undefined,
  other: Value | undefined,
): boolean {
  const order = orderOf(one, other);
  switch (sign) {
    case '==':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

/** By number where both are one, else as texts; days as they are kept sort by time. */
function orderOf(one: Value | undefined, other: Value | undefined): number {
  if (isNumeric(one) && isNumeric(other)) return toNumber(one) - toNumber(other);
  const [left, right] = [textOf(one), textOf(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function isNumeric(value: Value | undefined): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^\s*-?(?:[1-9]\d*|0)(?:[.,]\d+)?\s*$/.test(value))
  );
}

function textOf(value: Value | undefined): string {
  return fold(typeof value === 'string' ? value : formatValue(value));
}

function itemOf(list: Value | undefined, index: Value | undefined): Value | undefined {
  if (Array.isArray(list)) return list.at(Math.trunc(toNumber(index)));
  const name = typeof index === 'string' ? index : '';
  if (typeof list !== 'object' || list === null) return undefined;
  return Object.hasOwn(list, name) ? list[name] : undefined;
}
