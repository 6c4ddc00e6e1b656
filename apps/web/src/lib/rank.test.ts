import { expect, test } from 'vitest';
import { rank } from './rank.ts';

const items = ['Editar tags', 'Atendimento', 'Contatos', 'Números', 'Tags'].map((label) => ({ label }));
const labels = (query: string) => rank(items, query).map(({ label }) => label);

test('the start of a label comes first, then the start of a word, then the rest', () => {
  expect(labels('ta')).toEqual(['Tags', 'Editar tags', 'Contatos']);
});

test('accents and case do not count; nothing wanted is everything', () => {
  expect(labels('NUME')).toEqual(['Números']);
  expect(labels(' ')).toHaveLength(items.length);
  expect(labels('xyz')).toEqual([]);
});
