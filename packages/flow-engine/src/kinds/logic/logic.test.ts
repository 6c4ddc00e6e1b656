import { expect, test } from 'vitest';
import { makeScene } from '../../testing/scenes.ts';
import { play, say, type Drawing } from '../../testing/runs.ts';

const ends = Object.fromEntries(['a', 'b', 'c', 'no'].map((id) => [id, say(id)]));
const equals = (left: string, right: string) => ({
  mode: 'all',
  comparisons: [{ left, operator: 'equals', right }],
});

test.each([
  ['the first rule that holds', 'all', [equals('{x}', '1')], 'a'],
  ['all groups', 'all', [equals('{x}', '1'), equals('{x}', '2')], 'no'],
  ['any group', 'any', [equals('{x}', '1'), equals('{x}', '2')], 'a'],
  ['none of them', 'all', [equals('{x}', '3')], 'no'],
])('condition: %s', (_, mode, groups, port) => {
  const rules = [
    { id: 'r1', mode, groups },
    { id: 'r2', groups: [equals('{x}', '9')] },
  ];
  const drawing: Drawing = {
    if: ['condition', { rules }, { 'rule:r1': 'a', 'rule:r2': 'b', else: 'no' }],
    ...ends,
  };
  const { said, trace } = play(drawing, ['oi'], { inputs: { x: '1' } });
  expect(said).toEqual([port]);
  expect(trace.at(-2)?.why).toMatch(port === 'a' ? /Vale a regra “Regra 1”/ : /segue por “Senão”/);
});

const branches = [
  { id: 'x', weight: 70 },
  { id: 'y', weight: 30 },
  { id: 'z', weight: 0 },
];
const ab = (settings: object): Drawing => ({
  ab: ['split', { branches, ...settings }, { 'branch:x': 'a', 'branch:y': 'b', 'branch:z': 'c' }],
  ...ends,
});

test('split chooses by weight and keeps a contact where it was', () => {
  const counts = { a: 0, b: 0, c: 0 } as Record<string, number>;
  for (let at = 0; at < 300; at += 1) {
    const chosen = play({ ...ab({}) }, ['oi'], { inputs: {}, scene: {}, run_id: `r${at}` }).said[0] ?? '';
    counts[chosen] = (counts[chosen] ?? 0) + 1;
  }
  expect(counts.a).toBeGreaterThan(170);
  expect(counts.b).toBeGreaterThan(50);
  expect(counts.c).toBe(0);
  const contact = { ...makeScene().contact, choices: { 'f1/ab': 'z' } };
  const kept = play(ab({}), ['oi'], { scene: { contact } });
  expect(kept.said).toEqual(['c']);
  expect(kept.effects.filter(({ kind }) => kind === 'choose')).toEqual([]);
  const moved = [{ id: 'x', weight: 100 }, ...['y', 'z'].map((id) => ({ id, weight: 0 }))];
  expect(play(ab({ branches: moved }), ['oi'], { scene: { contact } }).said).toEqual(['c']);
  expect(play(ab({ sticky: false }), ['oi'], { scene: { contact } }).said).not.toEqual(['c']);
});

test.each([
  [{ kind: 'text', value: 'Oi {nome}' }, 'Oi Ana Maria Souza'],
  [{ kind: 'text', value: '{lista}' }, [1, 2]],
  [{ kind: 'expression', value: 'n * 2 + 1' }, 21],
  [{ kind: 'add', value: '' }, 1],
  [{ kind: 'add', value: '{n}' }, 10],
  [{ kind: 'clear' }, undefined],
] as [object, unknown][])('set: %j makes %j', (assignment, value) => {
  const drawing: Drawing = {
    set: ['set', { assignments: [{ variable: 'v', ...assignment }] }, { next: 'a', error: 'no' }],
    ...ends,
  };
  const { state, said } = play(drawing, ['oi'], { inputs: { n: 10, lista: [1, 2] } });
  expect(said).toEqual(['a']);
  expect(state.variables.v).toEqual(value);
});

test.each([
  { kind: 'expression', value: '1 / 0' },
  { kind: 'expression', value: 'nome * 2 +' },
  { kind: 'add', value: 'muito' },
])('set: %j goes wrong', (assignment) => {
  const drawing: Drawing = {
    set: ['set', { assignments: [{ variable: 'v', ...assignment }] }, { next: 'a', error: 'no' }],
    ...ends,
  };
  expect(play(drawing, ['oi']).said).toEqual(['no']);
  const loose = {
    set: ['set', { assignments: [{ variable: 'v', ...assignment }] }, { next: 'a' }],
    ...ends,
  } satisfies Drawing;
  expect(play(loose, ['oi']).state.ending).toBe('failed');
});

const workdays = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }];

test.each([
  ['a working hour', '2025-11-19T12:00:00Z', {}, 'a'],
  ['the evening', '2025-11-19T22:00:00Z', {}, 'b'],
  ['a Sunday', '2025-11-23T12:00:00Z', {}, 'b'],
  ['a national holiday', '2025-12-25T12:00:00Z', {}, 'c'],
  ['a holiday that is not observed', '2025-12-25T12:00:00Z', { national_holidays: false }, 'a'],
  ['a holiday of the company', '2025-11-19T12:00:00Z', { holidays: [{ date: '2025-11-19' }] }, 'c'],
  ['six in the evening in Rio Branco', '2025-11-19T22:00:00Z', { time_zone: 'America/Rio_Branco' }, 'a'],
  [
    'past midnight',
    '2025-11-20T04:00:00Z',
    { weekly: [{ days: [3], from: '22:00', to: '06:00' }], national_holidays: false },
    'a',
  ],
])('hours: %s', (_, now, settings, port) => {
  const drawing: Drawing = {
    hours: ['hours', { weekly: workdays, ...settings }, { open: 'a', closed: 'b', holiday: 'c' }],
    ...ends,
  };
  expect(play(drawing, ['oi'], { scene: { now: Date.parse(now) } }).said).toEqual([port]);
});

test('hours: a holiday without a way of its own is closed', () => {
  const drawing: Drawing = { hours: ['hours', { weekly: workdays }, { open: 'a', closed: 'b' }], ...ends };
  expect(play(drawing, ['oi'], { scene: { now: Date.parse('2025-12-25T12:00:00Z') } }).said).toEqual(['b']);
});
