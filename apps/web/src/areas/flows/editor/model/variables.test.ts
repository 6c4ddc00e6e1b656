import { expect, test } from 'vitest';
import { drawing, node } from './testing/drawings.ts';
import { freeVariable, isVariableName, toVariableName, variablesSet } from './variables.ts';

test.each([
  ['Nome completo', 'nome_completo'],
  ['  CPF ', 'cpf'],
  ['1º pedido', 'º_pedido'],
  ['endereço', 'endereço'],
  ['!!!', ''],
])('%s becomes %s', (typed, name) => expect(toVariableName(typed)).toBe(name));

test('names are those the contract takes', () => {
  expect(['nome', '_x', 'endereço1'].every(isVariableName)).toBe(true);
  expect(['', '1a', 'a b', 'a.b', 'a'.repeat(61)].some(isVariableName)).toBe(false);
});

test('a new variable gets a name nobody uses yet', () => {
  const flow = drawing(node('question', 'a'), node('set', 'b'));
  expect(variablesSet(flow)).toEqual(['resposta', 'valor']);
  expect(freeVariable(flow, 'resposta')).toBe('resposta_2');
  expect(freeVariable(flow, 'nome')).toBe('nome');
});
