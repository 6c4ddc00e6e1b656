import type { ComparisonOperator } from '@prosa/contract';
import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import { makeScene, makeScope } from '../testing/scenes.ts';
import { holds, judge, judgeRule } from './holds.ts';

const variables: Record<string, Value> = {
  nome: 'José',
  idade: 42,
  preco: '1.234,56',
  cep: '01310100',
  cores: ['azul', 'Verde'],
  vazio: '',
  nada: null,
  lista_vazia: [],
  certo: true,
  dia: '2025-12-24',
  hora: '22:30',
  frase: 'Quero uma PIZZA grande',
};
const scope = makeScope(variables);
const scene = makeScene();

test.each<[string, ComparisonOperator, string, boolean]>([
  ['{nome}', 'equals', 'jose', true],
  ['{nome}', 'equals', 'João', false],
  ['{idade}', 'equals', '42,0', true],
  ['{preco}', 'equals', '1234.56', true],
  ['{cep}', 'equals', '1310100', false],
  ['{certo}', 'equals', 'sim', true],
  ['{certo}', 'equals', 'não', false],
  ['{falta}', 'equals', '', true],
  ['{dia}', 'equals', '24/12/2025', true],
  ['{nome}', 'not_equals', 'Ana', true],
  ['{frase}', 'contains', 'pizza', true],
  ['{frase}', 'contains', '', false],
  ['{cores}', 'contains', 'verde', true],
  ['{cores}', 'contains', 'ver', false],
  ['{frase}', 'not_contains', 'sushi', true],
  ['{idade}', 'greater', '41,9', true],
  ['{idade}', 'greater', '42', false],
  ['{idade}', 'greater_or_equal', '42', true],
  ['{preco}', 'less', '1235', true],
  ['{idade}', 'less_or_equal', '42', true],
  ['{nome}', 'greater', '10', false],
  ['{nome}', 'less', '10', false],
  ['{falta}', 'less', '10', false],
  ['{dia}', 'greater', '23/12/2025', true],
  ['{hora}', 'greater', '9h', true],
  ['{nome}', 'is_set', '', true],
  ['{vazio}', 'is_set', '', false],
  ['{nada}', 'is_empty', '', true],
  ['{falta}', 'is_empty', '', true],
  ['{lista_vazia}', 'is_empty', '', true],
  ['{certo}', 'is_empty', '', false],
  ['{frase}', 'starts_with', 'quero', true],
  ['{frase}', 'ends_with', 'Grande', true],
  ['{frase}', 'ends_with', '', false],
  ['{cep}', 'matches', '^\\d{8}$', true],
  ['{cep}', 'matches', '(', false],
  ['{cep}', 'not_matches', '[a-z]', true],
  ['{cep}', 'not_matches', '(', false],
  ['{nome}', 'in_list', 'Ana; jose', true],
  ['{nome}', 'in_list', 'Ana, Bia', false],
  ['azul', 'in_list', '{cores}', true],
  ['', 'has_tag', 't1', true],
  ['', 'has_tag', 'vip', true],
  ['', 'has_tag', 't2', false],
  ['{dia}', 'before', '25/12/2025', true],
  ['{dia}', 'after', 'hoje', true],
  ['{dia}', 'after', '2025-12-24T10:00', false],
  ['{sistema.agora}', 'before', '2025-11-20T10:00', true],
  ['{nome}', 'before', 'hoje', false],
  ['{idade}', 'between', '18;65', true],
  ['{idade}', 'between', '43; 65', false],
  ['{dia}', 'between', '20/12/2025;31/12/2025', true],
  ['{idade}', 'between', '18', false],
  ['{hora}', 'between', '22:00;06:00', true],
  ['05h59', 'between', '22:00;06:00', true],
  ['12:00', 'between', '22:00;06:00', false],
  ['{hora}', 'between', '8h;18h', false],
  ['{conversa.atendentes_online}', 'equals', '0', true],
])('%s %s %j: %s', (left, operator, right, expected) => {
  expect(holds({ mode: 'all', comparisons: [{ left, operator, right }] }, scope, scene)).toBe(expected);
});

test('what cannot be compared says why', () => {
  const compare = (left: string, operator: ComparisonOperator, right: string) =>
    judge({ mode: 'all', comparisons: [{ left, operator, right }] }, scope, scene).why;
  expect(compare('{nome}', 'greater', '10')).toBe(
    '{nome} (José) é maior que 10: não dá para comparar, “José” não é um número nem uma data',
  );
  expect(compare('{nome}', 'matches', '(')).toContain('parêntese sem par');
  expect(compare('{idade}', 'greater', '10')).toBe('{idade} (42) é maior que 10: sim');
  expect(compare('', 'has_tag', 't1')).toContain('tem a tag VIP');
});

test('groups hold together, or one of them', () => {
  const yes = { left: '{nome}', operator: 'is_set', right: '' } as const;
  const no = { left: '{nome}', operator: 'is_empty', right: '' } as const;
  expect(holds({ mode: 'all', comparisons: [yes, no] }, scope, scene)).toBe(false);
  expect(holds({ mode: 'any', comparisons: [no, yes] }, scope, scene)).toBe(true);
  expect(holds({ mode: 'any', comparisons: [no, no] }, scope, scene)).toBe(false);
  expect(holds({ mode: 'all', comparisons: [] }, scope, scene)).toBe(true);
  const groups = [
    { mode: 'all' as const, comparisons: [no] },
    { mode: 'any' as const, comparisons: [no, yes] },
  ];
  expect(judgeRule({ mode: 'any', groups }, scope, scene).holds).toBe(true);
  expect(judgeRule({ mode: 'all', groups }, scope, scene).holds).toBe(false);
});
