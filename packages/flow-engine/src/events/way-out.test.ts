import { expect, test } from 'vitest';
import { play, say, type Drawing } from '../testing/runs.ts';

const options = [
  { id: 'a', label: 'Agendar' },
  { id: 'c', label: 'Cancelar consulta' },
];
const drawing = (way_out: boolean, more: Drawing = {}): Drawing => ({
  start: ['start', { way_out }, { next: 'menu' }],
  menu: [
    'menu',
    { text: 'Escolha', options, no_match_text: 'Como?' },
    { 'option:a': 'ask', 'option:c': 'c' },
  ],
  ask: ['question', { text: 'Nome?', variable: 'nome' }, { next: 'c' }],
  c: say('c'),
  ...more,
});

const people = 'Certo! Vou chamar alguém da equipe para continuar por aqui.';
const stopped = 'Tudo bem, parei por aqui. Quando quiser, é só escrever de novo.';

test.each([
  'falar com atendente',
  'Falar com um atendente, por favor',
  'atendente',
  'quero falar com uma pessoa',
  'quero um humano',
  'falar com alguém',
  'Bom dia, gostaria de falar com um atendente',
])('%j calls people, wherever it is said', (text) => {
  const { said, state, effects } = play(drawing(true), ['oi', '1', text]);
  expect(said.at(-1)).toBe(people);
  expect(state.ending).toBe('human');
  expect(effects.at(-1)).toMatchObject({ kind: 'transfer', department: null });
});

test.each(['cancelar', 'Cancela', 'sair', 'quero sair'])('%j ends it', (text) => {
  const { said, state, effects } = play(drawing(true), ['oi', '1', text]);
  expect(said.at(-1)).toBe(stopped);
  expect(state).toMatchObject({ ending: 'ended', outcome: 'abandonado' });
  expect(effects.at(-1)).toMatchObject({ kind: 'finish' });
});

test('an option of a menu that says the same comes first', () => {
  expect(play(drawing(true), ['oi', 'cancelar']).said.at(-1)).toBe('c');
});

test('a phrase of the author comes first', () => {
  const own: Drawing = { any: ['global', { phrases: ['atendente'] }, { next: 'mine' }], mine: say('minha') };
  expect(play(drawing(true, own), ['oi', 'atendente']).said.at(-1)).toBe('minha');
});

test.each(['não quero falar com atendente', 'atendente Carla', 'cancelar minha consulta de amanhã'])(
  '%j is an answer',
  (text) => {
    expect(play(drawing(true), ['oi', '1', text]).state.variables).toEqual({ nome: text });
  },
);

test('a flow without it hears an answer', () => {
  expect(play(drawing(false), ['oi', '1', 'atendente']).state.variables).toEqual({ nome: 'atendente' });
});
