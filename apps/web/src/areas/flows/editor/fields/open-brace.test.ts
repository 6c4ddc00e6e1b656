import { expect, test } from 'vitest';
import { openBraceAt, putVariable } from './open-brace.ts';

test('a brace that is open in front of the caret is found, a closed one is not', () => {
  expect(openBraceAt('Olá {no', 7)).toEqual({ start: 4, query: 'no' });
  expect(openBraceAt('Olá {nome}', 10)).toBeNull();
  expect(openBraceAt('Olá {nome', 3)).toBeNull();
});

test('the variable takes the place of what was typed of it', () => {
  expect(putVariable('Olá {no, tudo?', { start: 4, end: 7 }, 'contato.nome')).toEqual({
    text: 'Olá {contato.nome}, tudo?',
    caret: 18,
  });
  expect(putVariable('Olá {}!', { start: 4, end: 5 }, 'nome').text).toBe('Olá {nome}!');
});
