import { describe, expect, test } from 'vitest';
import { searchKeywords } from './keyword-search.ts';

const find = (keywords: string[], text: string) =>
  [...searchKeywords(keywords)(text)].sort((one, other) => one - other).map((place) => keywords[place]);

describe('searchKeywords', () => {
  test.each([
    ['orçamento', 'Me manda um ORCAMENTO?'],
    ['ORCAMENTO', 'orc\u0327amento, por favor'],
    ['não chegou', 'Meu pedido nao   chegou\nainda'],
    ['r$ 10', 'custa R$ 10?'],
    ['.*', 'o que é (.*)?'],
    ['a+b', 'tipo A+B'],
    ['$', 'US$50'],
    ['😀', 'oi😀'],
    ['troca', 'troca'],
  ])('finds %j in %j', (keyword, text) => {
    expect(find([keyword], text)).toEqual([keyword]);
  });

  test.each([
    ['troca', 'está trocado'],
    ['oi', 'boa noite, depois'],
    ['.*', 'qualquer coisa'],
    ['a+b', 'aab'],
    ['10', 'são 100'],
    ['vip', ''],
    ['   ', 'a b'],
  ])('does not find %j in %j', (keyword, text) => {
    expect(find([keyword], text)).toEqual([]);
  });

  test('finds all keywords, including those inside, after and overlapping each other', () => {
    const keywords = ['bom dia', 'dia', 'dia feliz', 'bom dia feliz', 'noite', 'bom'];
    expect(find(keywords, 'Bom dia feliz')).toEqual(['bom dia', 'dia', 'dia feliz', 'bom dia feliz', 'bom']);
    expect(find(['a b c', 'b'], 'x a b')).toEqual(['b']);
    expect(find([], 'nada')).toEqual([]);
  });
});
