import { expect, test } from 'vitest';
import type { RunEvent } from '../run.ts';
import { drawFlow, make, makeMessage, play, say, text, type Drawing } from '../testing/runs.ts';

const options = [
  { id: 'a', label: 'Pedido' },
  { id: 'b', label: 'Sair' },
];
const hour = { amount: 1, unit: 'hours' };
const drawing: Drawing = {
  menu: ['menu', { text: 'Menu', options }, { 'option:a': 'name', 'option:b': 'left' }],
  name: ['question', { text: 'Nome?', variable: 'nome', timeout: hour }, { next: 'cpf' }],
  cpf: ['question', { text: 'CPF?', kind: 'cpf', variable: 'cpf', sensitive: true }, { next: 'note' }],
  note: ['question', { text: 'Mais alguma coisa?', variable: 'x' }, { next: 'done' }],
  done: say('{nome}: {x}'),
  left: say('opção sair'),
  help: ['global', { phrases: ['ajuda', 'sair'] }, { next: 'helped' }],
  helped: say('ajuda'),
  stop: ['global', { phrases: ['parar'], opt_out: true }, { next: 'bye' }],
  bye: say('tchau'),
};
const quote = (visit: number, words: string, at = 0): RunEvent => ({
  kind: 'message',
  message: makeMessage(words, { quoted: '…', quoted_effect: `r1.${visit}.0`, at }),
});
const asked = ['oi', '1', 'Ana', '529.982.247-25'];

test('the questions asked are where these tests think they are', () => {
  const { trace } = play(drawing, asked);
  const waited = trace.filter(({ port }) => port === null).map(({ node, visit }) => [node, visit]);
  expect(waited).toEqual([
    ['menu', 2],
    ['name', 4],
    ['cpf', 6],
    ['note', 8],
  ]);
});

test.each<[string, RunEvent, { node: string; said: string | undefined; port: string | null }]>([
  ['another option of a menu', quote(2, '2'), { node: 'menu', said: 'opção sair', port: 'option:b' }],
  [
    'what is no option',
    quote(2, 'hein?'),
    { node: 'menu', said: expect.stringMatching(/^Não entendi/), port: null },
  ],
  ['another name', quote(4, 'Bia'), { node: 'name', said: 'CPF?', port: 'next' }],
  ['a wrong number', quote(6, '123'), { node: 'cpf', said: expect.stringMatching(/CPF/), port: null }],
  [
    'an option that is a phrase too',
    quote(2, 'sair'),
    { node: 'menu', said: 'opção sair', port: 'option:b' },
  ],
  ['a phrase', quote(4, 'ajuda'), { node: 'help', said: 'ajuda', port: 'next' }],
  ['the way out', quote(2, 'parar'), { node: 'stop', said: 'tchau', port: 'next' }],
  ['too late', quote(4, 'Bia', 3_600_000 + now()), { node: 'note', said: 'Ana: Bia', port: 'next' }],
  ['the open question', quote(8, 'não'), { node: 'note', said: 'Ana: não', port: 'next' }],
  ['no question', quote(7, 'não'), { node: 'note', said: 'Ana: não', port: 'next' }],
])('an earlier question is quoted: %s', (_, event, { node, said, port }) => {
  const played = play(drawing, asked);
  const before = played.trace.length;
  make(played, event);
  expect(played.said.at(-1)).toEqual(said);
  expect(played.trace[before]).toMatchObject({ node, port });
});

test('the trace says so, the answer counts, and the run goes on from there', () => {
  const played = play(drawing, [...asked, quote(4, 'Bia'), '529.982.247-25', 'não']);
  expect(played.trace.find(({ visit }) => visit === 9)).toMatchObject({
    node: 'name',
    input: 'Bia',
    why: 'O cliente citou esta pergunta. A resposta serve.',
    changes: { nome: 'Bia' },
  });
  expect(played.said.slice(-3)).toEqual(['CPF?', 'Mais alguma coisa?', 'Bia: não']);
});

test('an answer to a sensitive question stays masked', () => {
  const { effects, trace } = play(drawing, [...asked, quote(6, '111.444.777-35')]);
  expect(effects.filter(({ kind }) => kind === 'mask')).toHaveLength(2);
  expect(trace.find(({ visit }) => visit === 9)).toMatchObject({ node: 'cpf', input: '•••' });
});

test('what another run or an earlier run asked is not known', () => {
  const foreign = makeMessage('não', { quoted_effect: 'r2.2.0' });
  expect(play(drawing, [...asked, { kind: 'message', message: foreign }]).said.at(-1)).toBe('Ana: não');
  const played = play(drawing, asked);
  delete played.state.asked;
  make(played, quote(2, '2'));
  expect(played.said.at(-1)).toBe('Ana: 2');
});

test('it is not answered while the bot waits for something else, nor once its call is over', () => {
  const sleeps = { ...drawing, cpf: ['wait', { kind: 'duration', duration: hour }, {}] } satisfies Drawing;
  expect(play(sleeps, ['oi', '1', 'Ana', quote(2, '2')]).taken.at(-1)).toBe(false);
  const inner = drawFlow({ ask: ['question', { text: 'Dentro?', variable: 'y' }, {}] }, 'f2');
  const outer = { ...drawing, cpf: ['subflow', { flow: 'f2' }, { next: 'note' }] } satisfies Drawing;
  const inside = play(outer, ['oi', '1', 'Ana', quote(2, '2')], { flows: [inner] });
  expect(inside.said.slice(-2)).toEqual(['Dentro?', 'opção sair']);
  const dentro = inside.trace.find(({ node }) => node === 'ask')?.visit ?? 0;
  const back = play(outer, ['oi', '1', 'Ana', 'sim', quote(dentro, 'não')], { flows: [inner] });
  expect(back.said.at(-1)).toBe('Ana: não');
});

test('a question quoted while the bot waits for a request is answered after it', () => {
  const busy = {
    ...drawing,
    cpf: ['http', { url: 'https://a.b' }, { success: 'note' }],
  } satisfies Drawing;
  const played = play(busy, ['oi', '1', 'Ana', quote(2, '2')]);
  const effect = played.state.waiting?.effect ?? '';
  make(played, { kind: 'result', effect, status: 200, body: '{}', problem: null });
  expect(played.said.slice(-2)).toEqual(['Mais alguma coisa?', 'opção sair']);
});

test('a branch with a way back is left for the question that is quoted, and taken up again from inside of it', () => {
  const resuming: Drawing = {
    ...drawing,
    help: ['global', { phrases: ['ajuda'], resume: true }, { next: 'which' }],
    which: ['question', { text: 'Ajuda com o quê?', variable: 'a' }, { next: 'sure' }],
    sure: ['question', { text: 'Certeza?', variable: 'b' }, { next: 'helped' }],
    helped: text('aqui está'),
  };
  const inBranch = ['oi', '1', 'ajuda', 'tudo'];
  const played = play(resuming, inBranch);
  const visitOf = (node: string) => played.trace.find((one) => one.node === node)?.visit ?? 0;
  const out = play(resuming, [...inBranch, quote(visitOf('menu'), '2')]);
  expect([out.said.at(-1), out.state.ending]).toEqual(['opção sair', 'ended']);
  const within = play(resuming, [...inBranch, quote(visitOf('which'), 'nada'), 'sim']);
  expect(within.said.slice(-3)).toEqual(['Certeza?', 'aqui está', 'Nome?']);
});

function now(): number {
  return Date.parse('2025-11-20T12:05:00Z');
}
