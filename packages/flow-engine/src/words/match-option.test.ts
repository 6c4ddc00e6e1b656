import { expect, test } from 'vitest';
import { matchOption, readChoice } from './match-option.ts';

const shop = [
  { id: 'sales', label: 'Vendas', synonyms: ['comprar', '🛒'] },
  { id: 'help', label: 'Suporte técnico' },
  { id: 'cancel', label: 'Cancelar' },
  { id: 'order', label: 'Cancelar pedido' },
  { id: 'exit', label: 'Sair', number: 0 },
];

test.each([
  '1',
  '01',
  '1.',
  '1-',
  ' 1 ) ',
  'um',
  'Opção 1',
  'opcao um',
  'número 1',
  'a 1',
  'primeira',
  '1️⃣',
  'nº 1',
  '\u200b1',
])('%j is option 1', (text) => {
  expect(readChoice(text)).toBe(1);
  expect(matchOption(text, shop)).toMatchObject({ id: 'sales' });
});

test.each([
  ['VENDAS!', 'sales', 'exact'],
  ['1 - Vendas', 'sales', 'exact'],
  ['comprar', 'sales', 'exact'],
  ['🛒', 'sales', 'exact'],
  ['0', 'exit', 'number'],
  ['quero a opção 2 por favor', 'help', 'number'],
  ['vend', 'sales', 'meaning'],
  ['vendas por favor', 'sales', 'exact'],
  ['cancelar', 'cancel', 'exact'],
  ['cancelar pedido agora', 'order', 'words'],
  ['preciso de suporte técnico urgente', 'help', 'words'],
  ['tecnico', 'help', 'words'],
])('%j means %s, %s', (text, id, how) => {
  expect(matchOption(text, shop)).toEqual({ id, how });
});

test.each([
  '',
  '  ',
  '9',
  'cance',
  'oi',
  'ainda não tive suporte técnico',
  'a',
  '10 reais?',
  '👍',
  'suporte ou cancelar vendas',
  'não quero cancelar',
  'não preciso de suporte técnico',
])('%j means none of them', (text) => {
  expect(matchOption(text, shop)).toBeNull();
});

test('a misspelled option counts where it may, and only if one option is near', () => {
  expect(matchOption('vebdas', shop)).toEqual({ id: 'sales', how: 'fuzzy' });
  expect(matchOption('vebdas', shop, { fuzzy: false })).toBeNull();
  expect(matchOption('sai', [{ id: 'a', label: 'sol' }])).toBeNull();
  const near = [
    { id: 'a', label: 'carros' },
    { id: 'b', label: 'barros' },
  ];
  expect(matchOption('farros', near)).toBeNull();
});

test('an option that is a number itself wins over a place in the list', () => {
  const people = ['2', '4', '6'].map((label) => ({ id: label, label }));
  expect(matchOption('2', people)).toEqual({ id: '2', how: 'exact' });
  expect(matchOption('quatro', people)).toEqual({ id: '4', how: 'exact' });
  expect(matchOption('3', people)).toEqual({ id: '6', how: 'number' });
  expect(matchOption('4 reais', people)).toBeNull();
});

test('two equal options are no match', () => {
  expect(
    matchOption('sim', [
      { id: 'a', label: 'Sim' },
      { id: 'b', label: 'sim!' },
    ]),
  ).toBeNull();
});

test('a weekday is not taken for a place in the list', () => {
  const days = [
    { id: 'mon', label: 'Segunda-feira' },
    { id: 'tue', label: 'Terça-feira' },
  ];
  expect(matchOption('segunda', days)).toEqual({ id: 'mon', how: 'words' });
  expect(matchOption('a segunda opção', days)).toEqual({ id: 'tue', how: 'number' });
  expect(matchOption('a segunda opção', shop)).toEqual({ id: 'help', how: 'number' });
  expect(matchOption('a segunda', shop)).toEqual({ id: 'help', how: 'number' });
});

test.each([
  ['vaga pra caixa', 'work'],
  ['vaga pra vendedor', 'work'],
  ['tem vaga pra caixa?', undefined],
  ['tem vaga pra hoje?', 'visit'],
  ['vaga pro cardiologista essa semana', 'visit'],
])('a vacancy at work is no free hour: %j', (text, id) => {
  const options = [
    { id: 'visit', label: 'Agendar visita' },
    { id: 'work', label: 'Trabalhe conosco' },
    { id: 'order', label: 'Fazer pedido' },
  ];
  expect(matchOption(text, options)?.id).toBe(id);
});
