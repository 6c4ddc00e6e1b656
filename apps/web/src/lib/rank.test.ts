import { expect, test } from 'vitest';
import { rank } from './rank.ts';

const items = ['Editar tags', 'Atendimento', 'Contatos', 'Números', 'Tags'].map((label) => ({ label }));
const labels = (query: string) => rank(items, query).map(({ label }) => label);

test('rank puts the start of a label first, then the start of a word, then the rest', () => {
  expect(labels('ta')).toEqual(['Tags', 'Editar tags', 'Contatos']);
});

test('rank ignores accents and case; an empty search matches everything', () => {
  expect(labels('NUME')).toEqual(['Números']);
  expect(labels(' ')).toHaveLength(items.length);
  expect(labels('xyz')).toEqual([]);
});

test('rank puts what only its hint matches last', () => {
  const steps = [
    { label: 'Teste A/B', hint: 'Divide por porcentagem' },
    { label: 'Fim', hint: 'Tags ficam' },
    { label: 'Tags', hint: '' },
  ];
  expect(rank(steps, 'tag').map(({ label }) => label)).toEqual(['Tags', 'Fim', 'Teste A/B']);
});
