import { expect, test } from 'vitest';
import { make, makeMessage, play, say, type Drawing } from '../../testing/runs.ts';

const options = [
  { id: 'a', label: 'Vendas', value: 'V', synonyms: ['comprar'] },
  { id: 'b', label: 'Suporte técnico' },
  { id: 'c', label: '{nome}' },
];
const ports = {
  'option:a': 'a',
  'option:b': 'b',
  'option:c': 'c',
  dynamic: 'd',
  back: 'back',
  no_match: 'no',
  timeout: 'late',
};

function drawing(settings: object): Drawing {
  const ends = ['a', 'b', 'c', 'd', 'back', 'no', 'late'].map((id) => [id, say(id)] as const);
  return {
    menu: ['menu', { text: 'Escolha', options, variable: 'x', ...settings }, ports],
    ...Object.fromEntries(ends),
  };
}

test.each([
  ['1', 'a'],
  ['01', 'a'],
  ['1.', 'a'],
  ['um', 'a'],
  ['opção 1', 'a'],
  ['VENDAS!', 'a'],
  ['comprar', 'a'],
  ['suporte tecnico', 'b'],
  ['quero suporte técnico por favor', 'b'],
  ['Ana Maria Souza', 'c'],
  ['3', 'c'],
] as const)('%j chooses %s', (answer, port) => {
  expect(play(drawing({}), ['oi', answer], { scene: {} }).trace.at(-2)?.port).toBe(`option:${port}`);
});

test.each([
  ['0', { back: true }, 'back'],
  ['voltar', { back: true }, 'back'],
  ['0', {}, null],
  ['4', {}, null],
  ['', {}, null],
  ['suporti tecnicu', { fuzzy: false }, null],
  ['suporti tecnicu', {}, 'option:b'],
] as [string, object, string | null][])('%j with %j leaves by %s', (answer, settings, port) => {
  expect(play(drawing(settings), ['oi', answer]).trace.find(({ visit }) => visit === 3)?.port).toBe(port);
});

test('what was chosen is kept: the value, or else the label', () => {
  expect(play(drawing({}), ['oi', '1']).state.variables).toEqual({ x: 'V' });
  expect(play(drawing({}), ['oi', '2']).state.variables).toEqual({ x: 'Suporte técnico' });
});

test('it asks again, and after the attempts it gives up', () => {
  const { said, trace } = play(drawing({ attempts: 2, no_match_text: 'Como?' }), ['oi', 'hã', 'hum']);
  expect(said.slice(1)).toEqual(['Como?', 'no']);
  expect(trace.at(-2)).toMatchObject({ port: 'no_match', input: 'hum' });
});

test('an audio is no choice, a caption is one, and so is an option that is quoted', () => {
  const send = (changes: object) => ({ kind: 'message' as const, message: makeMessage('', changes) });
  const { trace } = play(drawing({ attempts: 9 }), [
    'oi',
    send({ type: 'audio', media_url: 'x' }),
    send({ text: 'esta', quoted: 'suporte técnico' }),
  ]);
  expect(trace.map(({ port }) => port)).toEqual(['next', null, null, 'option:b', null]);
  expect(play(drawing({}), ['oi', send({ type: 'image', text: '2' })]).trace.at(-2)?.port).toBe('option:b');
});

test('the time that runs out leads elsewhere, and every answer begins it again', () => {
  const timeout = { amount: 10, unit: 'minutes' };
  const { said, taken } = play(drawing({ timeout, attempts: 5, no_match_text: 'Como?' }), [
    'oi',
    300_000,
    'hã',
    400_000,
    600_000,
  ]);
  expect(said.slice(1)).toEqual(['Como?', 'late']);
  expect(taken).toEqual([true, false, true, false, true]);
});

test('options are shown only where they should be, and numbered as shown', () => {
  const show_if = { mode: 'all', comparisons: [{ left: '{vip}', operator: 'equals', right: 'sim' }] };
  const hidden = [{ ...options[0], show_if }, options[1]];
  expect(play(drawing({ options: hidden }), ['oi']).said[0]).toBe('Escolha\n\n*1* - Suporte técnico');
  const { said } = play(drawing({ options: hidden }), ['oi', '1'], { inputs: { vip: 'sim' } });
  expect(said).toEqual(['Escolha\n\n*1* - Vendas\n*2* - Suporte técnico', 'a']);
});

test('items of a list follow the options, words and data alike', () => {
  const inputs = { cores: ['Azul', { nome: 'Verde', codigo: 7 }] };
  const { said, state, trace } = play(drawing({ options: [], dynamic: 'cores' }), ['oi', 'verde'], {
    inputs,
  });
  expect(said[0]).toBe('Escolha\n\n*1* - Azul\n*2* - Verde');
  expect(state.variables.x).toEqual({ nome: 'Verde', codigo: 7 });
  expect(trace.at(-2)?.port).toBe('dynamic');
});

test('more than ten options come in pages, and each of them may be chosen at any time', () => {
  const inputs = {
    itens: Array.from({ length: 12 }, (_, place) => `Item ${String.fromCharCode(65 + place)}`),
  };
  const played = play(drawing({ options: [], dynamic: 'itens', back: true }), ['oi'], { inputs });
  expect(played.said[0]?.split('\n')).toHaveLength(2 + 10 + 2);
  make(played, 'mais');
  expect(played.said[1]).toBe('Escolha\n\n*11* - Item K\n*12* - Item L\n*+* - Ver mais opções\n*0* - Voltar');
  make(played, '3');
  expect(played.state.variables.x).toBe('Item C');
});

test('asking for more where there is no more is an answer like any other', () => {
  const { said, trace } = play(drawing({ attempts: 2, no_match_text: 'Como?' }), ['oi', 'mais', '+']);
  expect(said.slice(1)).toEqual(['Como?', 'no']);
  expect(trace.at(-2)?.port).toBe('no_match');
});

test('with nothing to choose from it does not ask', () => {
  expect(play(drawing({ options: [] }), ['oi']).said).toEqual(['no']);
});

const offerOf = ({ effects }: ReturnType<typeof play>, place = 0) => {
  const sent = effects.filter((effect) => effect.kind === 'send')[place];
  return sent?.message.offer;
};

/** The customer taps what is called so, which has this id. */
const taps = (text: string, option_id: string, more: object = {}) => ({
  kind: 'message' as const,
  message: makeMessage(text, { option_id, ...more }),
});

test('it offers its options to be tapped, under ids that stay the same', () => {
  const played = play(drawing({ back: true }), ['oi']);
  expect(offerOf(played)).toEqual({
    text: 'Escolha',
    options: [
      { id: 'menu a', title: 'Vendas' },
      { id: 'menu b', title: 'Suporte técnico' },
      { id: 'menu c', title: 'Ana Maria Souza' },
      { id: 'menu /back', title: 'Voltar' },
    ],
  });
  expect(offerOf(play(drawing({ no_match_text: 'Como?' }), ['oi', 'hã']), 1)).toBeUndefined();
});

test.each([
  ['what it is called', 'Vendas', 'menu a', 'option:a'],
  ['a filled-in name', 'Ana Maria Souza', 'menu c', 'option:c'],
  ['a name that was cut', 'Suporte téc…', 'menu b', 'option:b'],
  ['an id of another menu', 'Vendas', 'outro b', 'option:a'],
  ['an id that is called otherwise by now', 'Vendas', 'menu b', 'option:a'],
  ['an id that is gone', 'Suporte técnico', 'menu x', 'option:b'],
  ['neither id nor name', 'Financeiro', 'menu x', null],
  ['another option’s id, and no name', 'Financeiro', 'menu a', null],
  ['the way back', 'Voltar', 'menu /back', 'back'],
])('a tap with %s', (_what, title, option_id, port) => {
  const { trace } = play(drawing({ back: true }), ['oi', taps(title, option_id)]);
  expect(trace.find(({ visit }) => visit === 3)?.port).toBe(port);
});

test('a tap says which of two options with one name is meant; words alone do not', () => {
  const twice = [
    { id: 'a', label: 'Sim', synonyms: [] },
    { id: 'b', label: 'Claro', synonyms: ['sim'] },
  ];
  const { trace } = play(drawing({ options: twice, attempts: 5 }), ['oi', 'Sim', taps('Sim', 'menu a')]);
  expect(trace.map(({ port }) => port)).toEqual(['next', null, null, 'option:a', null]);
  expect(trace.find(({ port }) => port === 'option:a')?.why).toBe('Escolheu “Sim” (tocou na opção).');
});

test('an option that is called like the way back is chosen by tapping it', () => {
  const options = [{ id: 'a', label: 'Voltar' }];
  const played = play(drawing({ options, back: true }), ['oi', taps('Voltar', 'menu a')]);
  expect(played.trace.at(-2)?.port).toBe('option:a');
});

test('pages are offered one by one, and the next is tapped', () => {
  const inputs = { itens: Array.from({ length: 12 }, (_, place) => `Item ${place + 1}`) };
  const played = play(drawing({ options: [], dynamic: 'itens' }), ['oi'], { inputs });
  expect(offerOf(played)?.options).toHaveLength(11);
  expect(offerOf(played)?.options.at(-1)).toEqual({ id: 'menu /more', title: 'Ver mais opções' });
  make(played, taps('Ver mais opções', 'menu /more'));
  expect(offerOf(played, 1)?.options.map(({ title }) => title)).toEqual([
    'Item 11',
    'Item 12',
    'Ver mais opções',
  ]);
  make(played, taps('Item 3', 'menu dynamic:2'));
  expect(played.state.variables.x).toBe('Item 3');
});

test('in doubt it asks back what it thought, and a yes chooses that', () => {
  const played = play(drawing({}), ['oi', 'acho que vendas']);
  expect(played.said.at(-1)).toBe('Você quis dizer “Vendas”?');
  expect(offerOf(played, 1)?.options).toEqual([{ id: 'menu a', title: 'Vendas' }]);
  make(played, 'isso mesmo');
  expect(played.trace.at(-2)).toMatchObject({
    port: 'option:a',
    why: 'Escolheu “Vendas” (confirmou que era esta).',
  });
});

test('a no shows the menu again and burns no attempt; any other answer is read as usual', () => {
  const played = play(drawing({}), ['oi', 'tem vendas?', 'não']);
  expect(played.said.slice(1)).toEqual(['Você quis dizer “Vendas”?', played.said[0]]);
  make(played, 'suporte');
  expect(played.trace.at(-2)?.port).toBe('option:b');
  expect(play(drawing({}), ['oi', 'tem vendas?', '2 por favor']).trace.at(-2)?.port).toBe('option:b');
});

test('two options that were named are both asked about, and a yes is no answer to that', () => {
  const { said } = play(drawing({ attempts: 3, no_match_text: 'Como?' }), ['oi', 'vendas ou suporte', 'sim']);
  expect(said.slice(1)).toEqual(['Você quis dizer “Vendas” ou “Suporte técnico”?', 'Como?']);
});

test('doubt without end leaves by the attempts', () => {
  const { trace } = play(drawing({ attempts: 2 }), ['oi', 'tem vendas?', 'não', 'tem vendas?']);
  expect(trace.at(-2)?.port).toBe('no_match');
});

test('a yes after the menu thought of “Cancelar” is none to “Confirmar”', () => {
  const asked = [
    { id: 'a', label: 'Confirmar' },
    { id: 'b', label: 'Cancelar' },
  ];
  const played = play(drawing({ options: asked }), ['oi', 'acho que cancelar', 'sim']);
  expect(played.trace.at(-2)?.port).toBe('option:b');
});
