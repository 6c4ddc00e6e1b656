import jsep from 'jsep';
import { boundedCache } from '../bounded-cache.ts';
import { withDecimalPoints } from './decimal-comma.ts';
import { functionNames } from './functions.ts';

/** A part of a parsed expression; nothing else gets through. */
export type Term =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'item'; of: Term; index: Term }
  | { kind: 'list'; items: Term[] }
  | { kind: 'unary'; sign: '-' | '+' | '!'; term: Term }
  | { kind: 'binary'; sign: BinarySign; left: Term; right: Term }
  | { kind: 'choice'; test: Term; yes: Term; no: Term }
  | { kind: 'call'; name: string; args: Term[] };

export type BinarySign = (typeof binarySigns)[number];

/** A parsed expression, or what is wrong with it: the end of a pt-BR sentence. */
export type Parsed = { ok: true; term: Term; names: string[] } | { ok: false; problem: string };

/** Parses an expression; only the allowed kinds of terms and functions, within bounds of length and depth. */
export const parseExpression = boundedCache(parse, 1000);

const binarySigns = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;
const longest = 1000;
const deepest = 40;
const maxTerms = 300;

class Refused extends Error {}

function parse(text: string): Parsed {
  const names = new Set<string>();
  try {
    if (text.trim() === '') throw new Refused('está vazia');
    if (text.length > longest) throw new Refused('é longa demais');
    const gaps: string[] = [];
    const tree = jsep(prepare(text, gaps));
    return {
      ok: true,
      term: toTerm(tree, { names, gaps, depth: 0, count: { terms: 0 } }),
      names: [...names],
    };
  } catch (error) {
    return { ok: false, problem: error instanceof Refused ? error.message : 'não está escrita corretamente' };
  }
}

/** `{nome}` means `nome`; texts between quotes stay, semicolons part like commas, and brackets may not be too deep. */
function prepare(text: string, gaps: string[]): string {
  let depth = 0;
  return withDecimalPoints(text).replaceAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{([^{}"']{1,120})\}|[()[\];=\\]+/g,
    (part, name?: string) => {
      if (name !== undefined) return `$${String(gaps.push(name.trim()) - 1)}`;
      if (part.startsWith('"') || part.startsWith("'")) return part;
      if (part === '=' || part.includes('\\')) throw new Refused('usa “=”; para comparar escreva “==”');
      for (const sign of part) depth += '(['.includes(sign) ? 1 : ')]'.includes(sign) ? -1 : 0;
      if (depth > deepest) throw new Refused('tem parênteses demais');
      return part.replaceAll(';', ',');
    },
  );
}

interface Reading {
  names: Set<string>;
  gaps: string[];
  depth: number;
  count: { terms: number };
}

function toTerm(tree: jsep.Expression | null | undefined, from: Reading): Term {
  const reading = { ...from, depth: from.depth + 1 };
  reading.count.terms += 1;
  if (!tree) throw new Refused('não está completa');
  if (reading.depth > deepest || reading.count.terms > maxTerms) throw new Refused('é complexa demais');
  const read = readers[tree.type];
  if (!read) throw new Refused('usa um recurso que não existe aqui');
  return read(tree as jsep.CoreExpression, reading);
}

type Reader = (tree: jsep.CoreExpression, reading: Reading) => Term;

const readers: Record<string, Reader | undefined> = Object.assign(Object.create(null) as object, {
  Literal: only('Literal', ({ value }) => {
    if (value instanceof RegExp || value === undefined)
      throw new Refused('usa um recurso que não existe aqui');
    return { kind: 'value', value };
  }),
  Identifier: only('Identifier', ({ name }, reading) => nameTerm(name, reading)),
  MemberExpression: only('MemberExpression', readMember),
  ArrayExpression: only('ArrayExpression', ({ elements }, reading) => ({
    kind: 'list',
    items: elements.map((element) => toTerm(element, reading)),
  })),
  UnaryExpression: only('UnaryExpression', ({ operator, argument }, reading) => {
    if (operator !== '-' && operator !== '+' && operator !== '!') throw refusedSign(operator);
    return { kind: 'unary', sign: operator, term: toTerm(argument, reading) };
  }),
  BinaryExpression: only('BinaryExpression', ({ operator, left, right }, reading) => {
    const sign = binarySigns.find((known) => known === operator);
    if (!sign) throw refusedSign(operator);
    return { kind: 'binary', sign, left: toTerm(left, reading), right: toTerm(right, reading) };
  }),
  ConditionalExpression: only('ConditionalExpression', ({ test, consequent, alternate }, reading) => ({
    kind: 'choice',
    test: toTerm(test, reading),
    yes: toTerm(consequent, reading),
    no: toTerm(alternate, reading),
  })),
  CallExpression: only('CallExpression', ({ callee, arguments: args }, reading) => {
    const written = callee.type === 'Identifier' && typeof callee.name === 'string' ? callee.name : '';
    const name = functionNames.get(written.toLowerCase());
    if (name === undefined) throw new Refused(`usa a função “${written || '?'}”, que não existe`);
    return { kind: 'call', name, args: args.map((arg) => toTerm(arg, reading)) };
  }),
});

/** Binds a reader to the one kind of tree it is registered for. */
function only<Type extends jsep.CoreExpression['type']>(
  type: Type,
  read: (tree: Extract<jsep.CoreExpression, { type: Type }>, reading: Reading) => Term,
): Reader {
  return (tree, reading) => {
    if (tree.type !== type) throw new Refused('não está escrita corretamente');
    return read(tree as Extract<jsep.CoreExpression, { type: Type }>, reading);
  };
}

function refusedSign(sign: string): Refused {
  return new Refused(`usa o sinal “${sign}”, que não existe aqui`);
}

function nameTerm(written: string, { names, gaps }: Reading): Term {
  const place = /^\$(\d+)$/.exec(written)?.[1];
  const name = place === undefined ? written : (gaps[Number(place)] ?? '');
  const constant = constants.get(name);
  if (constant !== undefined) return { kind: 'value', value: constant };
  names.add(name);
  return { kind: 'name', name };
}

const constants = new Map([
  ['verdadeiro', true],
  ['falso', false],
  ['nulo', null],
]);

/** `contato.idade` is one name; `itens[0]` an item of a list. */
function readMember(tree: jsep.MemberExpression, reading: Reading): Term {
  if (tree.computed)
    return { kind: 'item', of: toTerm(tree.object, reading), index: toTerm(tree.property, reading) };
  const path = memberPath(tree, 0);
  if (path !== null) return nameTerm(path, reading);
  const { type, name } = tree.property;
  if (type !== 'Identifier' || typeof name !== 'string') throw new Refused('usa um ponto fora de um nome');
  return { kind: 'item', of: toTerm(tree.object, reading), index: { kind: 'value', value: name } };
}

function memberPath(tree: jsep.Expression, depth: number): string | null {
  if (tree.type === 'Identifier' && typeof tree.name === 'string') return tree.name;
  if (tree.type !== 'MemberExpression' || depth > 8) return null;
  const member = tree as jsep.MemberExpression;
  const before = member.computed ? null : memberPath(member.object, depth + 1);
  const name = member.property.type === 'Identifier' ? member.property.name : null;
  return before === null || typeof name !== 'string' ? null : `${before}.${name}`;
}
