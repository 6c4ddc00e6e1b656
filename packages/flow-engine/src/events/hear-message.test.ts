import { expect, test } from 'vitest';
import { drawFlow, make, play, say, text, type Drawing } from '../testing/runs.ts';

const options = [
  { id: 'a', label: 'Pedido' },
  { id: 'b', label: 'Sair' },
];
const drawing: Drawing = {
  menu: ['menu', { text: 'Menu', options }, { 'option:a': 'ask', 'option:b': 'left' }],
  ask: ['question', { text: 'Qual?', variable: 'q' }, { next: 'done' }],
  done: say('anotado {q}'),
  left: say('opção sair'),
  home: ['global', { phrases: ['menu', 'Início'] }, { next: 'menu' }],
  help: ['global', { phrases: ['ajuda', 'sair'], resume: true }, { next: 'helped' }],
  helped: text('aqui está a ajuda'),
  stop: ['global', { phrases: ['parar', 'não quero mais'], opt_out: true }, { next: 'bye' }],
  bye: text('não escrevemos mais'),
};

test('a phrase leads elsewhere, also from within a free answer', () => {
  const { said, trace } = play(drawing, ['oi', '1', 'inicio!']);
  expect(said.map((words) => words.split('\n')[0])).toEqual(['Menu', 'Qual?', 'Menu']);
  expect(trace.at(-2)).toMatchObject({ node: 'home', input: 'inicio!', port: 'next' });
});

test('a valid option wins over a phrase', () => {
  expect(play(drawing, ['oi', 'sair']).said.at(-1)).toBe('opção sair');
});

test('a branch with a way back asks again what was open', () => {
  const played = play(drawing, ['oi', '1', 'ajuda', 'pizza']);
  expect(played.said.slice(1)).toEqual(['Qual?', 'aqui está a ajuda', 'Qual?', 'anotado pizza']);
});

test('a step “Voltar” goes back to it too, and without it to the end', () => {
  const help: Drawing = { ...drawing, helped: text('aqui está a ajuda', { next: 'back' }), back: ['return'] };
  const played = play(help, ['oi', '1', 'ajuda', 'pizza']);
  expect(played.said.slice(2)).toEqual(['aqui está a ajuda', 'Qual?', 'anotado pizza']);
  expect(played.trace.find(({ node }) => node === 'back')?.why).toBe('Volta à pergunta que estava aberta.');
  const home: Drawing = { ...help, home: ['global', { phrases: ['fim'] }, { next: 'back' }] };
  expect(play(home, ['oi', '1', 'fim']).state.ending).toBe('ended');
});

test('the way out comes before everything, and is how the run ends', () => {
  const { effects, said, state } = play(drawing, ['oi', 'PARAR']);
  expect(effects[1]).toMatchObject({ kind: 'opt_out', message_id: 'm-PARAR' });
  expect(said.at(-1)).toBe('não escrevemos mais');
  expect(state.ending).toBe('opted_out');
  const asked = [...options, { id: 'c', label: 'Parar' }];
  const menu: Drawing = { ...drawing, menu: ['menu', { text: 'Menu', options: asked }, {}] };
  expect(play(menu, ['oi', 'parar']).state.ending).toBe('opted_out');
});

test('phrases are heard while it waits for time, for a call, and for a request', () => {
  const hour = { amount: 1, unit: 'hours' };
  const sleeping = { ...drawing, menu: ['wait', { kind: 'duration', duration: hour }, {}] } satisfies Drawing;
  expect(play(sleeping, ['oi', 'ajuda']).said).toEqual(['aqui está a ajuda']);
  const calling = { ...drawing, menu: ['http', { url: 'https://a.b' }, {}] } satisfies Drawing;
  expect(play(calling, ['oi', 'não quero mais']).state.ending).toBe('opted_out');
});

test('phrases of the calling flow are heard inside of the called one', () => {
  const inner = drawFlow({ ask: ['question', { text: 'Dentro?', variable: 'x' }, {}] }, 'f2');
  const outer: Drawing = { ...drawing, ask: ['subflow', { flow: 'f2' }, { next: 'done' }] };
  const played = play(outer, ['oi', '1', 'menu'], { flows: [inner] });
  expect(played.state.frames).toHaveLength(1);
  expect(played.said.at(-1)).toMatch(/^Menu/);
  make(played, '1');
  make(played, 'ajuda');
  expect(played.said.slice(-2)).toEqual(['aqui está a ajuda', 'Dentro?']);
});

const helpdesk = drawFlow(
  {
    ask: ['question', { text: 'Ajuda com quê?', variable: 'tema' }, { next: 'told' }],
    told: text('sobre {tema}', { next: 'back' }),
    back: ['return'],
    start: ['start', {}, { next: 'ask' }],
    help: ['global', { phrases: ['ajuda', 'pedido'], scope: 'all', resume: true }, { next: 'ask' }],
    home: ['global', { phrases: ['central'], scope: 'all' }, { next: 'ask' }],
    stop: ['global', { phrases: ['sair', 'chega'], scope: 'all', opt_out: true }, { next: 'bye' }],
    bye: text('até mais'),
    own: ['global', { phrases: ['só aqui'] }, { next: 'bye' }],
  },
  'f9',
);
const plain: Drawing = {
  menu: ['menu', { text: 'Menu', options }, { 'option:a': 'ask', 'option:b': 'left' }],
  ask: ['question', { text: 'Qual?', variable: 'q' }, { next: 'done' }],
  done: say('anotado {q}, {tema}'),
  left: say('opção sair'),
};
const elsewhere = { flows: [helpdesk], scene: { everywhere: [helpdesk] } };

test('a phrase that holds everywhere leads into its flow, and back to what was open', () => {
  const played = play(plain, ['oi', '1', 'Ajuda!', 'frete'], elsewhere);
  expect(played.said.slice(1)).toEqual(['Qual?', 'Ajuda com quê?', 'sobre frete', 'Qual?']);
  make(played, 'pizza');
  expect(played.said.at(-1)).toBe('anotado pizza, frete');
});

test('said again in there it begins there again, and still comes back', () => {
  const played = play(plain, ['oi', '1', 'ajuda', 'ajuda', 'frete', 'pizza'], elsewhere);
  expect(played.said.slice(2)).toEqual([
    'Ajuda com quê?',
    'Ajuda com quê?',
    'sobre frete',
    'Qual?',
    'anotado pizza, frete',
  ]);
});

test('one that does not come back leaves the flow for good', () => {
  const played = play(plain, ['oi', '1', 'central', 'frete'], elsewhere);
  expect(played.said.slice(2)).toEqual(['Ajuda com quê?', 'sobre frete']);
  expect(played.state).toMatchObject({ ending: 'ended', asked: [] });
});

test('a valid option wins over it, but not over the way out; other phrases of that flow hold there alone', () => {
  expect(play(plain, ['oi', 'pedido'], elsewhere).said.at(-1)).toBe('Qual?');
  const out = play(plain, ['oi', 'sair'], elsewhere);
  expect([out.said.at(-1), out.state.ending]).toEqual(['até mais', 'opted_out']);
  expect(play(plain, ['oi', '1', 'só aqui'], elsewhere).said.at(-1)).toBe('anotado só aqui, ');
});

test('the phrases of the own flow come before it', () => {
  const own: Drawing = { ...plain, mine: ['global', { phrases: ['ajuda'] }, { next: 'left' }] };
  expect(play(own, ['oi', '1', 'ajuda'], elsewhere).said.at(-1)).toBe('opção sair');
});
