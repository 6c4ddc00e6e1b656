import { expect, test } from 'vitest';
import { questionKinds } from '../testing/question-kinds.ts';
import { makeScene, makeScope } from '../testing/scenes.ts';
import { evaluate } from './evaluate.ts';
import { judge } from './holds.ts';
import { pickPath } from './json-path.ts';
import { matchOption } from './match-option.ts';
import { normalise } from './normalise.ts';
import { parseAnswer } from './parse-answer.ts';
import { compilePattern } from './pattern.ts';
import { fillTemplate, variablesOf } from './template.ts';

const megabyte = 1_000_000;
const hostile: [string, string][] = [
  ['a megabyte of a', 'a'.repeat(megabyte)],
  ['a megabyte of digits', '1'.repeat(megabyte)],
  ['a megabyte of accents', 'é'.repeat(megabyte)],
  ['a megabyte of spaces', ' '.repeat(megabyte)],
  ['dots and digits', '1.1,'.repeat(100_000)],
  ['dates', '1/1/'.repeat(100_000)],
  ['ten thousand braces', '{'.repeat(10_000)],
  ['ten thousand gaps', '{a}'.repeat(10_000)],
  ['braces in braces', `${'{a|'.repeat(5000)}${'}'.repeat(5000)}`],
  ['names that never end', '{a.'.repeat(5000)],
  ['names and places', `{a${'[0]'.repeat(5000)}`],
  ['addresses', 'a@'.repeat(100_000)],
  ['dashes', '-'.repeat(100_000)],
  ['number words', 'vinte e '.repeat(50_000)],
  ['half a sign', '\ud800'.repeat(1000)],
  ['marks upon marks', `z${'\u0301'.repeat(100_000)}`],
  ['zeros', '\0'.repeat(10_000)],
  ['prototype', '{__proto__}{constructor}{contato.constructor}'],
  ['families', '👨‍👩‍👧‍👦'.repeat(10_000)],
];
const scope = makeScope({ a: 'x', b: 1 });
const scene = makeScene();
/** Far above what it costs, however crowded the machine; a search that grew with the square would take minutes. */
const most = 20_000;

test.each(hostile)('%s is read by every kind of answer, in time', (_name, text) => {
  const clock = { now: scene.now, time_zone: scene.time_zone };
  const began = performance.now();
  for (const kind of questionKinds) {
    const parsed = parseAnswer({ kind }, { type: 'text', text, media_url: null, file_name: null }, clock);
    expect(typeof parsed.ok).toBe('boolean');
  }
  expect(performance.now() - began).toBeLessThan(most);
});

test.each(hostile)('%s is matched, filled in, compared and calculated in time', (_name, text) => {
  const options = [
    { id: '1', label: 'Vendas' },
    { id: '2', label: text.slice(0, 200) },
  ];
  const began = performance.now();
  expect(normalise(text).length).toBeLessThanOrEqual(text.length);
  matchOption(text, options, { fuzzy: true });
  expect(fillTemplate(text, scope).length).toBeLessThanOrEqual(10_000);
  fillTemplate(text, scope, 'json');
  fillTemplate(text, scope, 'url');
  expect(variablesOf(text).length).toBeLessThan(10);
  for (const operator of [
    'equals',
    'contains',
    'greater',
    'before',
    'between',
    'matches',
    'in_list',
  ] as const) {
    const group = { mode: 'all' as const, comparisons: [{ left: '{b}', operator, right: text }] };
    expect(judge(group, makeScope({ b: text }), scene).why).not.toBe('');
  }
  evaluate(text.slice(0, 1000), scope);
  evaluate(text, scope);
  pickPath({ a: 1 }, text);
  compilePattern(text);
  expect(performance.now() - began).toBeLessThan(most);
});

test.each(['(a+)+$', '(a|aa)+$', '(a?){100}[bc]$', '(.*)*x', '((a{10}){10})+[bc]', '(x+x+)+y'])(
  'the pattern %s takes its time, not more',
  (pattern) => {
    const began = performance.now();
    const compiled = compilePattern(pattern);
    expect(compiled.ok && compiled.finds(`${'a'.repeat(4000)}${'!'.repeat(megabyte)}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(most);
    const control = compilePattern('a+!');
    expect(control.ok && control.finds(`${'a'.repeat(4000)}!`)).toBe(true);
  },
);

test('nothing reaches what objects inherit, and a variable of such a name is one', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect(fillTemplate(`{${name}}{contato.${name}}{a.${name}}{fluxo.${name}}`, scope)).toBe('');
    expect(evaluate(`${name}`, scope)).toEqual({ value: null });
  }
  const named = makeScope(JSON.parse('{"__proto__": "sim", "constructor": "também"}'));
  expect(fillTemplate('{__proto__} {constructor}', named)).toBe('sim também');
});

test('what a customer writes is never read as a template or an expression', () => {
  const own = makeScope({ dito: '{sistema.endereco_retorno} {a} 1 + 1', a: 'segredo' });
  expect(fillTemplate('{dito}', own)).toBe('{sistema.endereco_retorno} {a} 1 + 1');
  expect(evaluate('dito', own)).toEqual({ value: '{sistema.endereco_retorno} {a} 1 + 1' });
  expect(evaluate('"{a}"', own)).toEqual({ value: 'segredo' });
});
