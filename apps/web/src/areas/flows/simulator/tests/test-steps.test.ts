import { runFlowTest, type SimulationMove } from '@prosa/flow-engine';
import { expect, test } from 'vitest';
import { flowTemplates } from '../../templates/templates.ts';
import { customerSays } from '../phone/customer-says.ts';
import { movesOf, nameIn } from '../moves-of.ts';
import { play } from '../play.ts';
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

const hello = ['oi', '2', 'não'].map((text) => customerSays(text));

test('the same moves give the same conversation', () => {
  const world = worldOf('boas-vindas');
  expect(play(world, hello).log).toEqual(play(world, hello).log);
  expect(play(world, hello).state.ending).toBe('ended');
});

test('a conversation is saved as steps that pass as a test, and its moves can be read back from them', () => {
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

test('a bot that speaks first and a moved clock are saved too', () => {
  const world = worldOf('satisfacao');
  const moves: SimulationMove[] = [{ kind: 'start' }, { kind: 'clock', minutes: 1441 }];
  const recorded = testSteps(world, moves);
  if (!('steps' in recorded)) throw new Error(recorded.problem);
  expect(recorded.steps.map(({ kind }) => kind)).toEqual(['start', 'bot', 'clock']);
  expect(movesOf(recorded.steps)).toEqual(moves);
  expect(movesOf(recorded.steps.slice(1))).toEqual(moves);
});

test('a file and a quoted question are saved, and can be played again', () => {
  const world = worldOf('boas-vindas');
  const moves = [
    ...hello.slice(0, 2),
    customerSays('', { type: 'image', file_name: 'foto.jpg' }),
    customerSays('1', { quotes: 0 }),
  ];
  const recorded = testSteps(world, moves);
  if (!('steps' in recorded)) throw new Error(recorded.problem);
  expect(movesOf(recorded.steps)).toEqual(moves);
  const { log } = play(world, moves);
  const quoting = log.findLast(({ by }) => by === 'customer');
  expect(quoting?.quoted).toBe(log.find(({ by }) => by === 'bot')?.text);
});

test('a test of a real conversation names its customer', () => {
  const steps = [
    { kind: 'contact' as const, name: 'Ana' },
    { kind: 'bot' as const, text: 'Oi, Ana' },
  ];
  expect([movesOf(steps), nameIn(steps)]).toEqual([[{ kind: 'start' }], 'Ana']);
});

test.each<[string, SimulationMove[], RegExp]>([
  ['nothing', [], /^Converse com o robô/],
  ['an answer without end', [{ kind: 'call', body: 'x'.repeat(70_000) }], /longo demais/],
  ['a talk without end', Array.from({ length: 201 }, () => customerSays('x')), /até 200 passos/],
])('%s cannot be saved as a test', (_, moves, problem) => {
  expect(testSteps(worldOf('boas-vindas'), moves)).toEqual({ problem: expect.stringMatching(problem) });
});
