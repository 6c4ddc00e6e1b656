import type { FlowDocument } from '@prosa/contract';
import { expect, test } from 'vitest';
import { readDocument } from '../document/read-document.ts';
import { knownNothing, type Known } from './known.ts';
import { problemsOf } from './problems-of.ts';

type Nodes = Record<string, { type: string; next?: Record<string, string>; settings?: object }>;

const start = { type: 'start', next: { next: 'a' } };
const end = { type: 'end' };
const call = (flow: string) => ({ type: 'subflow', settings: { flow }, next: { next: 'z', error: 'z' } });

function drawn(nodes: Nodes): FlowDocument {
  const placed = Object.entries(nodes).map(([id, node]) => ({ id, position: { x: 0, y: 0 }, ...node }));
  return readDocument({ format: 1, nodes: placed });
}

function told(a: Nodes[string], known: Partial<Known> = {}): string[] {
  const document = drawn({ s: start, a, z: end });
  return problemsOf(document, { ...knownNothing, ...known }).map(({ message }) => message);
}

test.each<[string, Nodes[string]]>([
  ['a counter', { type: 'set', settings: { assignments: [{ variable: 'x', kind: 'add', value: '1' }] } }],
  ['a text', { type: 'set', settings: { assignments: [{ variable: 'x', kind: 'text', value: '1' }] } }],
  ['a message', { type: 'message', settings: { blocks: [{ id: 'b', type: 'text', variants: ['oi'] }] } }],
  ['a field', { type: 'contactField', settings: { fields: [{ field: 'x', value: '1' }] } }],
  ['a call', { type: 'subflow', settings: { flow: 'f' } }],
  ['a person', { type: 'toAgent', settings: { user: 'u1' } }],
])('the error way of a harmless step may be left open: %s', (_what, node) => {
  expect(told({ ...node, next: { next: 'z' } }).filter((said) => said.includes('saída'))).toEqual([]);
});

test('the error way of a calculation may not', () => {
  const assignments = [{ variable: 'x', kind: 'expression', value: '1 + 1' }];
  expect(told({ type: 'set', settings: { assignments }, next: { next: 'z' } })).toEqual([
    expect.stringContaining('“Erro no cálculo”'),
  ]);
});

test('a flow that calls itself is told so, alone or around a ring', () => {
  const ring = [
    { flow_id: 'vendas', name: 'Vendas', document: drawn({ s: start, a: call('ajuda'), z: end }) },
    { flow_id: 'ajuda', name: 'Ajuda', document: drawn({ s: start, a: call('menu'), z: end }) },
  ];
  expect(told(call('menu'), { self: 'menu', called: ring })).toEqual([
    expect.stringContaining('ele chama este mesmo fluxo'),
  ]);
  expect(told(call('vendas'), { self: 'menu', called: ring })).toEqual([
    expect.stringMatching(/^Troque “Chamar fluxo” .*“Ajuda” volta a chamar este, e depois de 5/),
  ]);
  expect(told(call('vendas'), { self: 'outro', called: ring })).toEqual([]);
  const apart = [
    { flow_id: 'vendas', name: 'Vendas', document: drawn({ s: start, a: call('vendas'), z: end }) },
  ];
  expect(told(call('vendas'), { self: 'menu', called: apart })).toEqual([]);
});

const options = (count: number, label = 'Opção') =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    label: `${label} ${String(place + 1)}`,
  }));
const menu = (settings: object, count: number) => ({
  type: 'menu',
  settings: { text: 'Escolha', ...settings },
  next: {
    no_match: 'z',
    back: 'z',
    ...Object.fromEntries(options(count).map(({ id }) => [`option:${id}`, 'z'])),
  },
});

test.each<[string, object, number, RegExp[]]>([
  ['ten options', { options: options(10) }, 10, []],
  ['eleven options', { options: options(11) }, 11, [/leva até 10 opções, e este tem 11/]],
  ['ten and “Voltar”', { options: options(10), back: true }, 10, [/e este tem 11/]],
  [
    'an option of many letters',
    { options: options(2, 'a'.repeat(80)) },
    2,
    [/até 72 letras, e “a+…” tem 82/],
  ],
  ['a long text', { options: options(2), text: 'a'.repeat(1025) }, 2, [/cabem 1024 letras, e este tem 1025/]],
])(
  'a menu over the limit of a number that shows options is told in words: %s',
  (_what, settings, count, why) => {
    const number = { name: 'vendas', sends: ['text'] as const, voice_notes: true };
    const expected = why.map((part) => expect.stringMatching(part) as string);
    expect(told(menu(settings, count), { capabilities: [{ ...number, taps: true }] })).toEqual(expected);
    expect(told(menu(settings, count), { capabilities: [number] })).toEqual([]);
  },
);
