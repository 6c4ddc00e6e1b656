import { expect, test } from 'vitest';
import type { Value } from '../value.ts';
import { isPath, pickPath } from './json-path.ts';

const data: Value = {
  cliente: { nome: 'Ana', 'nome completo': 'Ana Souza', notas: null },
  itens: [{ preco: 3 }, { preco: 5 }, {}],
  a: { '0': 'zero' },
};

test.each([
  ['cliente.nome', 'Ana'],
  ['$.cliente.nome', 'Ana'],
  ["cliente['nome completo']", 'Ana Souza'],
  ['cliente.nome completo', 'Ana Souza'],
  ['itens[0].preco', 3],
  ['itens[-2].preco', 5],
  ['itens.1.preco', 5],
  ['itens[*].preco', [3, 5]],
  ['a.0', 'zero'],
  ['cliente.notas', null],
  ['', data],
  ['cliente.falta', undefined],
  ['cliente.nome.length', undefined],
  ['itens.length', undefined],
  ['__proto__', undefined],
  ['cliente.constructor.name', undefined],
  ['itens[9999]', undefined],
  ['itens[', undefined],
  ['..x', undefined],
])('%s', (path, expected) => {
  expect(pickPath(data, path)).toEqual(expected);
});

test.each([
  ['a.b[0]', true],
  ['a[b]', false],
  ['a]', false],
  ['a'.repeat(301), false],
])('%j is a path: %s', (path, valid) => {
  expect(isPath(path)).toBe(valid);
});
