import { expect, test } from 'vitest';
import { addKeyword } from './keywords.ts';

test('a keyword is added without the spaces around it', () => {
  expect(addKeyword(['preço'], '  Orçamento ')).toEqual({ keywords: ['preço', 'Orçamento'] });
});

test('a keyword of spaces only is refused', () => {
  expect(addKeyword([], '   ')).toEqual({ problem: 'Palavra-chave necessária' });
});

test('the same keyword in other capitals is refused', () => {
  expect(addKeyword(['Preço'], 'PREÇO')).toEqual({ problem: 'Palavra-chave já cadastrada' });
});
