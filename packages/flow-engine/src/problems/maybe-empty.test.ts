import { expect, test } from 'vitest';
import { readDocument } from '../document/read-document.ts';
import { knownNothing } from './known.ts';
import { problemsOf } from './problems-of.ts';

type Drawn = Record<string, { type: string; next?: Record<string, string>; settings?: object }>;

const start = { type: 'start', next: { next: 'a' } };
const end = { type: 'end' };
const says = (text: string) => ({
  type: 'message',
  settings: { blocks: [{ id: 'b', type: 'text', variants: [text] }] },
  next: { next: 'z' },
});
const asks = (variable: string, next: Record<string, string>, settings: object = {}) => ({
  type: 'question',
  settings: { text: 'E?', variable, ...settings },
  next: { no_match: 'z', ...next },
});
const sets = (assignments: object[], next = 'b') => ({
  type: 'set',
  settings: { assignments },
  next: { next },
});
const rule = (operator: string, right = '', mode = 'all') => ({
  id: 'r',
  mode,
  groups: [{ mode: 'all', comparisons: [{ left: '{apelido}', operator, right }] }],
});
const decides = (rules: object[], next: Record<string, string>) => ({
  type: 'condition',
  settings: { rules },
  next,
});
const skippable = asks('apelido', { next: 'b', skipped: 'b' }, { skip_word: 'pular' });

/** What is said of variables that may be empty. */
function told(drawn: Drawn): string[] {
  const nodes = Object.entries({ s: start, z: end, ...drawn }).map(([id, node]) => ({
    id,
    position: { x: 0, y: 0 },
    ...node,
  }));
  return problemsOf(readDocument({ format: 1, nodes }), knownNothing)
    .filter(({ message }) => message.includes('chega vazia'))
    .map(({ node, severity, message }) => `${node ?? ''} ${severity} ${message}`);
}

test('a variable that is empty on one way is told with the way, and how to mend it', () => {
  expect(told({ a: skippable, b: says('Oi {apelido}') })).toEqual([
    'b warning Escreva {apelido|"outro texto"} em “Mensagem”, ou dê um valor a {apelido} antes: pela saída “Pulou” de “Pergunta” {apelido} chega vazia.',
  ]);
});

test.each<[string, Drawn]>([
  ['a default', { a: skippable, b: says('Oi {apelido|"cliente"}') }],
  ['an empty default', { a: skippable, b: says('Oi {apelido|""}') }],
  [
    'ways that part',
    { a: asks('apelido', { next: 'b', no_match: 'c' }), b: says('{apelido}'), c: says('Oi') },
  ],
  [
    'a value given on the other way',
    {
      a: asks('apelido', { next: 'b', skipped: 'c' }, { skip_word: 'pular' }),
      c: sets([{ variable: 'Apelido', kind: 'text', value: 'cliente' }]),
      b: says('{apelido}'),
    },
  ],
  [
    'a rule that it is there',
    {
      a: asks('apelido', { next: 'c', skipped: 'c' }, { skip_word: 'pular' }),
      c: decides([rule('is_set')], { 'rule:r': 'b', else: 'z' }),
      b: says('{apelido}'),
    },
  ],
  [
    'a rule that it is not there',
    {
      a: asks('apelido', { next: 'c', skipped: 'c' }, { skip_word: 'pular' }),
      c: decides([rule('is_empty')], { 'rule:r': 'z', else: 'b' }),
      b: says('{apelido}'),
    },
  ],
  [
    'a comparison, which asks about it',
    {
      a: asks('apelido', { next: 'b', skipped: 'b' }, { skip_word: 'pular' }),
      b: decides([rule('equals', 'Zé')], { 'rule:r': 'z', else: 'z' }),
    },
  ],
  [
    'a field that is written only where there is a value',
    {
      a: skippable,
      b: {
        type: 'contactField',
        settings: { fields: [{ field: 'x', value: '{apelido}' }] },
        next: { next: 'z' },
      },
    },
  ],
  [
    'a phrase that can only be said after the value was given',
    {
      a: sets([{ variable: 'loja', kind: 'text', value: 'Centro' }]),
      b: asks('apelido', { next: 'z' }),
      g: { type: 'global', settings: { phrases: ['loja'] }, next: { next: 'c' } },
      c: says('{loja}'),
    },
  ],
  [
    'an assignment in the same step',
    {
      a: sets([
        { variable: 'x', kind: 'text', value: '1' },
        { variable: 'y', kind: 'expression', value: 'x + 1' },
      ]),
      b: says('{y}'),
    },
  ],
  [
    'a circle that asks',
    {
      a: asks('apelido', { next: 'b', no_match: 'a' }),
      b: says('{apelido}'),
    },
  ],
  [
    'what a flow that shares its variables may have set',
    {
      a: {
        type: 'subflow',
        settings: { flow: 'f', share_variables: true, outputs: [] },
        next: { next: 'b' },
      },
      b: { ...says('{apelido}'), next: { next: 'c' } },
      c: asks('apelido', { next: 'z' }),
    },
  ],
  [
    'the name of the contact',
    { a: asks('nome', { next: 'b', skipped: 'b' }, { skip_word: 'x' }), b: says('{nome}') },
  ],
])('nothing is told of %s', (_what, drawn) => {
  expect(told(drawn)).toEqual([]);
});

test.each<[string, Drawn, RegExp]>([
  [
    'a menu left without a choice',
    {
      a: {
        type: 'menu',
        settings: { text: 'E?', variable: 'plano', options: [{ id: '1', label: 'Ouro' }] },
        next: { 'option:1': 'b', no_match: 'b' },
      },
      b: says('{plano}'),
    },
    /^b .*saída “Não entendeu” de “Menu” \{plano\}/,
  ],
  [
    'a request that failed',
    {
      a: {
        type: 'http',
        settings: { url: 'https://x.y', mappings: [{ path: 'a', variable: 'total' }] },
        next: { success: 'b', client_error: 'b', failed: 'z' },
      },
      b: says('{total.valor}'),
    },
    /^b .*saída “Recusada \(4xx\)”/,
  ],
  [
    'a value that was cleared',
    {
      a: sets([{ variable: 'x', kind: 'text', value: '1' }], 'c'),
      c: sets([{ variable: 'x', kind: 'clear' }]),
      b: says('{fluxo.x}'),
    },
    /^b .*saída “Próximo” de “Definir variável”/,
  ],
  [
    'a phrase said before the question',
    {
      a: asks('apelido', { next: 'b' }),
      b: says('{apelido}'),
      g: { type: 'global', settings: { phrases: ['ajuda'] }, next: { next: 'c' } },
      c: says('Oi {apelido}'),
    },
    /^c .*por “A qualquer momento”/,
  ],
  [
    'a way around',
    {
      a: decides([rule('has_tag', 't')], { 'rule:r': 'c', else: 'b' }),
      c: asks('apelido', { next: 'b' }),
      b: says('{apelido}'),
    },
    /^b .*saída “Senão” de “Condição”/,
  ],
  [
    'a calculation, where no default can be written',
    {
      a: asks('idade', { next: 'b', skipped: 'b' }, { skip_word: 'x' }),
      b: sets([{ variable: 'y', kind: 'expression', value: 'idade + 1' }], 'z'),
    },
    /^b warning Dê um valor a \{idade\} antes de “Definir variável”/,
  ],
  [
    'a step that reads what it sets later',
    {
      a: sets([
        { variable: 'y', kind: 'text', value: '{x}' },
        { variable: 'x', kind: 'text', value: '1' },
      ]),
      b: says('{y}'),
    },
    /^a /,
  ],
  [
    'a rule of which only one part says so',
    {
      a: asks('apelido', { next: 'c', skipped: 'c' }, { skip_word: 'pular' }),
      c: decides(
        [
          {
            ...rule('is_set'),
            mode: 'any',
            groups: [...rule('is_set').groups, ...rule('has_tag', 't').groups],
          },
        ],
        {
          'rule:r': 'b',
          else: 'z',
        },
      ),
      b: says('{apelido}'),
    },
    /^b /,
  ],
])('it is told of %s', (_what, drawn, expected) => {
  expect(told(drawn)).toEqual([expect.stringMatching(expected)]);
});
