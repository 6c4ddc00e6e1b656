import { expect, test } from 'vitest';
import { drawFlow, play, say, text, type Drawing } from '../../testing/runs.ts';

const ends = { ok: say('ok {x}|{y}'), no: say('no') };

function calls(settings: object = {}): Drawing {
  return { call: ['subflow', { flow: 'f2', ...settings }, { next: 'ok', error: 'no' }], ...ends };
}

const asks: Drawing = {
  ask: ['question', { text: 'Y?', variable: 'y' }, { next: 'back' }],
  back: ['return'],
};

test('another flow runs, and comes back', () => {
  const { said, trace } = play(calls(), ['oi', 'sim'], { flows: [drawFlow(asks, 'f2')], inputs: { x: '1' } });
  expect(said).toEqual(['Y?', 'ok 1|sim']);
  expect(trace.map(({ flow_id, node }) => `${flow_id}/${node}`)).toEqual([
    'f1/start',
    'f1/call',
    'f2/start',
    'f2/ask',
    'f2/ask',
    'f2/back',
    'f1/call',
    'f1/ok',
  ]);
});

test('with variables of its own, only inputs go in and outputs come out', () => {
  const settings = {
    share_variables: false,
    inputs: [{ variable: 'a', value: '{x}!' }],
    outputs: [{ variable: 'y', from: 'b' }],
  };
  const inner: Drawing = {
    set: [
      'set',
      {
        assignments: [
          { variable: 'b', kind: 'text', value: '{a}{x}' },
          { variable: 'x', kind: 'text', value: 'nosso' },
        ],
      },
    ],
  };
  const { said, state } = play(calls(settings), ['oi'], {
    flows: [drawFlow(inner, 'f2')],
    inputs: { x: '1' },
  });
  expect(said).toEqual(['ok 1|1!']);
  expect(state.variables).toEqual({ x: '1', y: '1!' });
});

test.each([
  ['one that is archived', { scene: { callable: {} } }],
  ['one that never was', {}],
])('%s goes by the error port', (_, world) => {
  expect(play(calls(), ['oi'], world).said).toEqual(['no']);
});

test('flows that call each other stop at the sixth', () => {
  const itself: Drawing = { call: ['subflow', { flow: 'f2' }, { error: 'no' }], no: say('fundo') };
  const { said, trace } = play(calls(), ['oi'], { flows: [drawFlow(itself, 'f2')] });
  expect(said).toEqual(['fundo']);
  expect(trace.filter(({ node }) => node === 'call')).toHaveLength(6);
  expect(trace.at(-2)?.why).toMatch(/Mais de 5 fluxos/);
});

test('an end inside ends all, a way that leads nowhere comes back, and so does the outermost return', () => {
  const world = (inner: Drawing) => ({ flows: [drawFlow(inner, 'f2')] });
  expect(play(calls(), ['oi'], world({ end: say('fim') })).said).toEqual(['fim']);
  expect(play(calls(), ['oi'], world({ hi: text('olá') })).said).toEqual(['olá', 'ok |']);
  expect(play({ back: ['return'] }, ['oi']).state.ending).toBe('ended');
});
