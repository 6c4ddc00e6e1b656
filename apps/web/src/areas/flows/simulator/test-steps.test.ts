import { runFlowTest } from '@prosa/flow-engine';
import { expect, test } from 'vitest';
import { flowTemplates } from '../templates/templates.ts';
import { movesOf } from './moves-of.ts';
import { play, type Move } from './play.ts';
import { testSteps } from './test-steps.ts';

const starts = Date.parse('2026-11-19T17:00:00Z');

function worldOf(id: string) {
  const template = flowTemplates.find((one) => one.id === id);
  if (!template) throw new Error(`No template ${id}`);
  return {
    flow: { flow_id: 'f1', name: template.name, version: 0, document: template.document },
    now: starts,
  };
}

const hello: Move[] = [
  { kind: 'say', text: 'oi' },
  { kind: 'say', text: '2' },
  { kind: 'say', text: 'não' },
];

test('the same moves give the same conversation', () => {
  const world = worldOf('boas-vindas');
  expect(play(world, hello).log).toEqual(play(world, hello).log);
  expect(play(world, hello).state.ending).toBe('ended');
});

test('a conversation is kept as steps that pass as a test, and leads back to its moves', () => {
  const world = worldOf('boas-vindas');
  const recorded = testSteps(world, hello);
  if (!('steps' in recorded)) throw new Error(recorded.problem);
  expect(recorded.steps.map(({ kind }) => kind)).toEqual([
    'customer',
    'bot',
    'customer',
    'bot',
    'bot',
    'customer',
    'bot',
  ]);
  const saved = { _id: 't1', name: 'Horário', starts: new Date(starts).toISOString(), steps: recorded.steps };
  expect(runFlowTest(saved, world).difference).toBeNull();
  expect(movesOf(recorded.steps)).toEqual(hello);
});

test('a robot that begins by itself and a clock are kept too', () => {
  const world = worldOf('satisfacao');
  const moves: Move[] = [{ kind: 'start' }, { kind: 'advance', minutes: 1441 }];
  const recorded = testSteps(world, moves);
  if (!('steps' in recorded)) throw new Error(recorded.problem);
  expect(recorded.steps.map(({ kind }) => kind)).toEqual(['bot', 'clock']);
  expect(movesOf(recorded.steps)).toEqual(moves);
});

test('a file cannot be kept, nor can nothing', () => {
  const file = { type: 'image', text: '', media_url: null, file_name: 'foto.jpg' } as const;
  const problem = 'Testes guardam só textos, esperas e respostas de requisições.';
  expect(testSteps(worldOf('boas-vindas'), [{ kind: 'send', file }])).toEqual({ problem });
  expect(testSteps(worldOf('boas-vindas'), [])).toEqual({
    problem: 'Converse com o robô antes de salvar.',
  });
});
