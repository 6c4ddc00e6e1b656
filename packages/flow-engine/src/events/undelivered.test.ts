import { expect, test } from 'vitest';
import type { RunEvent } from '../run.ts';
import { play, say, text, type Drawing } from '../testing/runs.ts';

const lost = (effect: string): RunEvent => ({
  kind: 'undelivered',
  effect,
  problem: 'O número está desconectado.',
});
const drawing: Drawing = {
  hi: text('Olá', { next: 'ask', error: 'sorry' }),
  ask: ['question', { text: 'Nome?', variable: 'x' }, { next: 'done' }],
  done: say('fim'),
  sorry: say('desculpe'),
};

test('a message that did not arrive goes by the error port of its node', () => {
  const { said, trace } = play(drawing, ['oi', lost('r1.2.0')]);
  expect(said.at(-1)).toBe('desculpe');
  expect(trace.at(-2)).toMatchObject({
    node: 'hi',
    port: 'error',
    why: expect.stringContaining('desconectado'),
  });
});

test('without that port the run goes on, and its trace says so', () => {
  const loose = { ...drawing, hi: text('Olá', { next: 'ask' }) };
  const { said, trace, state, taken } = play(loose, ['oi', lost('r1.2.0'), 'Ana']);
  expect(taken).toEqual([true, true, true]);
  expect(said.at(-1)).toBe('fim');
  expect(state.ending).toBe('ended');
  expect(trace[3]?.why).toMatch(/não pôde ser entregue.*O fluxo segue/);
});

test('what cannot be said at all stops at its node, with what was said and done before', () => {
  const file = { id: 'b', type: 'document', media: 'm1' };
  const blocks = [{ id: 'a', type: 'text', variants: ['Olá'] }, file];
  const shows = (next: Record<string, string>): Drawing => ({
    ...drawing,
    hi: ['message', { blocks }, next],
  });
  const scene = { missing_files: ['m1'] };
  const sorry = play(shows({ next: 'ask', error: 'sorry' }), ['oi'], { scene });
  expect(sorry.said).toEqual(['Olá', 'desculpe']);
  expect(sorry.trace[1]).toMatchObject({ port: 'error', why: expect.stringContaining('biblioteca') });
  expect(play(shows({ next: 'ask' }), ['oi'], { scene }).state.ending).toBe('failed');
});

test('a bot that is mute still hands over', () => {
  const hands: Drawing = {
    hi: text('Olá', { next: 'ask', error: 'people' }),
    people: ['toDepartment', { department: 'd1', text: 'Já vem alguém' }],
    ask: ['question', { text: 'Nome?', variable: 'x' }, {}],
  };
  const { said, effects, state } = play(hands, ['oi'], { scene: { mute: 'O número está desconectado.' } });
  expect([said, state.ending]).toEqual([[], 'human']);
  expect(effects.at(-1)).toMatchObject({ kind: 'transfer', department: 'd1' });
});

test('a question nobody got ends the run, or goes by its error port', () => {
  expect(play(drawing, ['oi', lost('r1.3.0')]).state.ending).toBe('failed');
  const asks: [string, object][] = [
    ['question', { text: 'Nome?', variable: 'x' }],
    ['menu', { text: 'Qual?', options: [{ id: 'a', label: 'A' }] }],
    ['consent', { text: 'Aceita?' }],
    ['csat', { text: 'Que nota?' }],
  ];
  for (const [type, settings] of asks) {
    const drawn: Drawing = { ...drawing, ask: [type, settings, { next: 'done', error: 'sorry' }] };
    expect(play(drawn, ['oi', lost('r1.3.0')]).said.at(-1)).toBe('desculpe');
  }
});

test('what was said before the customer answered, or by nobody, is not taken', () => {
  const again: Drawing = { ...drawing, done: ['question', { text: 'Idade?', variable: 'y' }, {}] };
  expect(play(again, ['oi', 'Ana', lost('r1.2.0')]).taken.at(-1)).toBe(false);
  expect(play(drawing, ['oi', lost('r1.99.0')]).taken.at(-1)).toBe(false);
});
