import { flowVisit } from '@prosa/contract';
import { expect, test } from 'vitest';
import { step } from './step.ts';
import { make, makeMessage, play, say, text, type Drawing, type Played } from './testing/runs.ts';

const menu: Drawing[string] = [
  'menu',
  {
    text: 'Oi',
    options: [
      { id: 'a', label: 'Vendas' },
      { id: 'b', label: 'Sair' },
    ],
    attempts: 2,
  },
  { 'option:a': 'sales', 'option:b': 'leave', no_match: 'lost' },
];
const ends = { sales: say('vendas'), leave: say('tchau'), lost: say('perdido') };

test('a run goes from node to node until it waits, and on with the answer', () => {
  const { said, state, trace } = play({ hello: text('Olá!', { next: 'menu' }), menu, ...ends }, ['oi', '1']);
  expect(said).toEqual(['Olá!', 'Oi\n\n*1* - Vendas\n*2* - Sair', 'vendas']);
  expect(state).toMatchObject({ ending: 'ended', outcome: 'resolvido', frames: [], waiting: null });
  expect(trace.map(({ node, visit, port, input }) => [node, visit, port, input])).toEqual([
    ['start', 1, 'next', 'oi'],
    ['hello', 2, 'next', null],
    ['menu', 3, null, null],
    ['menu', 4, 'option:a', '1'],
    ['sales', 5, null, null],
  ]);
});

test('effects are numbered by run, visit and place, and the first message is not typed', () => {
  const blocks = ['a', 'b'].map((id) => ({ id, type: 'text', variants: ['x'.repeat(100)], delay_ms: 500 }));
  const { effects } = play({ talk: ['message', { blocks }, { next: 'end' }], end: say('fim') }, ['oi']);
  expect(effects.map(({ id }) => id)).toEqual(['r1.2.0', 'r1.2.1', 'r1.3.0']);
  expect(effects.map((effect) => (effect.kind === 'send' ? effect.after_ms : null))).toEqual([
    500, 4000, 800,
  ]);
});

test('the state handed in stays as it was', () => {
  const assignments = [{ variable: 'x', kind: 'text', value: '1' }];
  const drawing: Drawing = { menu, sales: ['set', { assignments }, { next: 'leave' }], leave: say('{x}') };
  const { state, scene } = play(drawing, ['oi']);
  const before = structuredClone(state);
  const { effects } = step(state, { kind: 'message', message: makeMessage('1') }, scene);
  expect(effects).toHaveLength(1);
  expect(state).toEqual(before);
});

test.each([
  ['an end that was forgotten', { hello: text('Olá') }, 'dead_end', /acaba aqui sem um fim/],
  ['a circle', { hello: text('', { next: 'hello' }) }, 'loop', /25 vezes/],
  ['a circle of many', ring(120), 'loop', /100 passos/],
  ['a node that is gone', { hello: ['jump', { target: 'nowhere' }] }, 'dead_end', /sem um fim/],
] as [string, Drawing, string, RegExp][])(
  '%s ends the run, and the trace says so',
  (_, drawing, ending, why) => {
    const { state, trace } = play(drawing, ['oi']);
    expect(state.ending).toBe(ending);
    expect(trace.at(-1)?.why).toMatch(why);
  },
);

test('more than 20 messages for one event are a loop', () => {
  const blocks = Array.from({ length: 15 }, (_, place) => ({
    id: `b${place}`,
    type: 'text',
    variants: ['x'],
  }));
  const drawing: Drawing = { a: ['message', { blocks }, { next: 'b' }], b: ['message', { blocks }, {}] };
  const { said, state, trace } = play(drawing, ['oi']);
  expect(said).toHaveLength(20);
  expect(state.ending).toBe('loop');
  expect(trace.at(-1)?.why).toMatch(/Mais de 20 mensagens/);
});

test('a version that is gone ends the run without a word', () => {
  const { state, trace } = play({ menu, ...ends }, ['oi'], { scene: { flows: {} } });
  expect(state.ending).toBe('failed');
  expect(trace.at(-1)?.why).toMatch(/não existe nesta versão/);
});

test('what throws inside of a node whose error leads nowhere ends the run', () => {
  const { scene } = play({ menu, ...ends }, []);
  const node = scene.flows['f1@1']?.document.nodes.find(({ id }) => id === 'menu');
  Object.assign(node?.settings ?? {}, { options: null });
  const { state, trace, failures } = play({ menu, ...ends }, ['oi'], { scene: { flows: scene.flows } });
  expect(state.ending).toBe('failed');
  const why = expect.stringContaining('Algo inesperado aconteceu neste passo.') as string;
  expect(trace.at(-1)).toMatchObject({ why, failed: true });
  expect(failures).toMatchObject([{ node: 'menu', visit: 2, cause: { name: 'TypeError' } }]);
});

test.each([
  ['flows', ({ scene }) => Object.assign(scene, { flows: null }), { node: 'menu', type: '' }],
  ['messages kept', ({ state }) => Object.assign(state, { kept: null }), { node: 'menu', type: 'menu' }],
  ['a clock', ({ scene }) => Object.assign(scene, { now: Number.NaN }), { node: 'menu', type: 'menu' }],
  ['frames', ({ state }) => Object.assign(state, { frames: 5 }), { node: '', type: '' }],
  ['a frame', ({ state }) => Object.assign(state, { frames: [null] }), { node: '', type: '' }],
  ['all of it', (played) => Object.assign(played, { state: null }), { node: '', visit: 1 }],
] as [string, (played: Played) => object, object][])(
  'a run with broken %s fails, never an exception, and says where and why',
  (_, breakIt, place) => {
    const played = play({ menu, ...ends }, ['oi']);
    breakIt(played);
    const after = step(played.state, { kind: 'message', message: makeMessage('zzz') }, played.scene);
    expect(after).toMatchObject({ state: { ending: 'failed', frames: [] }, effects: [], taken: true });
    expect(after.trace).toEqual([
      expect.objectContaining({ ...place, failed: true, why: expect.stringContaining('erro interno') }),
    ]);
    expect(flowVisit.parse(after.trace[0])).toEqual(after.trace[0]);
    expect(after.failures).toEqual([expect.objectContaining({ cause: expect.any(Error) })]);
  },
);

test('what a run does not wait for it does not take', () => {
  const wait: Drawing = {
    wait: ['wait', { kind: 'duration', duration: { amount: 1, unit: 'hours' } }, { next: 'end' }],
    end: say('fim'),
  };
  const { taken, said } = play(wait, ['oi', 'alguém?', 1000, 3_600_000]);
  expect(taken).toEqual([true, false, false, true]);
  expect(said).toEqual(['fim']);
});

test('a run that came to its end takes nothing any more', () => {
  expect(play({ end: say('fim') }, ['oi', 'oi?', 10, { kind: 'resume' }]).taken).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('handed back by a person, what was open is asked again', () => {
  const played = play({ menu, ...ends }, ['oi']);
  played.state = { ...played.state, ending: 'human' };
  make(played, '1');
  make(played, { kind: 'resume' });
  make(played, '2');
  expect(played.taken).toEqual([true, false, true, true]);
  expect(played.said.slice(1)).toEqual([played.said[0], 'tchau']);
});

test('a second start changes nothing', () => {
  const { taken, said } = play({ menu, ...ends }, ['oi', { kind: 'start', message: makeMessage('oi') }]);
  expect(taken).toEqual([true, false]);
  expect(said).toHaveLength(1);
});

function ring(size: number): Drawing {
  const ids = Array.from({ length: size }, (_, place) => `n${place}`);
  return Object.fromEntries(ids.map((id, place) => [id, text('', { next: ids[(place + 1) % size] ?? '' })]));
}
