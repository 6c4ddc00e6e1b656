import { describe, expect, test } from 'vitest';
import { variableValues } from '../variables.ts';
import { findMatches, findSlash } from './find-slash.ts';
import { fillIn, gapsIn } from './gaps.ts';

describe('findSlash', () => {
  test.each([
    ['/', 1, { start: 0, query: '' }],
    ['/oi', 3, { start: 0, query: 'oi' }],
    ['Certo, /pix', 11, { start: 7, query: 'pix' }],
    ['linha\n/pi', 9, { start: 6, query: 'pi' }],
    ['/oi tudo', 3, { start: 0, query: 'oi' }],
  ])('findSlash finds the command in %j at %i', (text, caret, command) => {
    expect(findSlash(text, caret)).toEqual(command);
  });

  test.each([
    ['', 0],
    ['1/2', 3],
    ['/oi ', 4],
    ['https://x', 9],
    ['/oi', 0],
  ])('findSlash finds no command in %j at %i', (text, caret) => {
    expect(findSlash(text, caret)).toBeNull();
  });
});

test('shortcuts come before texts, whatever the case and accents', () => {
  const message = (shortcut: string, text: string) => ({
    _id: shortcut,
    shortcut,
    message: text,
    filed: false,
    folder: shortcut === 'fim' ? 'Próximos passos' : '',
    departments: [],
    media: null,
  });
  const all = [message('fim', 'Até a Próxima'), message('retorno-prox', 'x'), message('PROXIMO', 'y')];
  expect(findMatches(all, { query: 'próx', folder: null }).map(({ shortcut }) => shortcut)).toEqual([
    'PROXIMO',
    'retorno-prox',
    'fim',
  ]);
  expect(findMatches(all, { query: '.*', folder: null })).toEqual([]);
  expect(findMatches(all, { query: '', folder: 'Próximos passos' }).map(({ shortcut }) => shortcut)).toEqual([
    'fim',
  ]);
});

describe('variables', () => {
  const now = new Date(2026, 0, 5, 9, 0);
  const open = { agent: 'Helena', company: 'Casa Jabuticaba', now };
  const contact = { name: '🌻 Dani Flores', override_name: null, phone: '5541998120002' };
  const values = variableValues({ ...open, contact }, { Cidade: 'Colombo', empresa: 'Outra', vazia: ' ' });

  test('variables are filled in from the conversation, whatever their accents and capitals', () => {
    const text = '{Saudação}, {primeiro_nome} de {cidade}! {nome}, {telefone}. {atendente}, {empresa}';
    expect(fillIn(text, values)).toBe(
      'Bom dia, Dani de Colombo! 🌻 Dani Flores, +55 (41) 99812-0002. Helena, Casa Jabuticaba',
    );
  });

  test('variables that are unknown or empty stay as gaps', () => {
    expect(gapsIn(fillIn('{nome} {pedido} {vazia}', values))).toEqual([
      { place: '{pedido}', start: 15, end: 23 },
      { place: '{vazia}', start: 24, end: 31 },
    ]);
    const unnamed = variableValues({ ...open, contact: { ...contact, name: '' } }, {});
    expect(fillIn('Oi {primeiro_nome}{ } {1} {}', unnamed)).toBe('Oi {primeiro_nome}{ } {1} {}');
    expect(gapsIn('{ } {1} {} { a: 1 }')).toEqual([]);
  });

  test('braces in a value are text, not another place', () => {
    expect(fillIn('{nome}', variableValues({ ...open, contact: { ...contact, name: '$& {x}' } }, {}))).toBe(
      '$& {x}',
    );
  });
});
