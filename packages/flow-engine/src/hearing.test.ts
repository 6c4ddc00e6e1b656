import { expect, test } from 'vitest';
import { drawFlow, make, play, say, text, type Drawing } from './testing/runs.ts';

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
