import { expect, test } from 'vitest';
import { onlyOpenEnd, walk } from './walk.ts';
import { drawing, node } from './testing/drawings.ts';

test('steps are walked from the start, branch by branch; what nothing leads to comes last', () => {
  const flow = drawing(
    node('end', 'lost'),
    node('hours', 'hours', { next: { open: 'yes', closed: 'no' } }),
    node('end', 'no'),
    node('message', 'yes', { next: { next: 'hours' } }),
    node('global', 'any', { next: { next: 'no' } }),
    node('start', 'start', { next: { next: 'hours' } }),
  );
  expect(walk(flow).map(({ node: { id }, depth, isReached }) => [id, depth, isReached])).toEqual([
    ['start', 0, true],
    ['hours', 0, true],
    ['yes', 1, true],
    ['no', 1, true],
    ['any', 0, true],
    ['lost', 0, false],
  ]);
  expect(walk(flow).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is hoped for goes straight on, the rest branches off', () => {
  const flow = drawing(
    node('start', 'start', { next: { next: 'ask' } }),
    node('question', 'ask', { next: { next: 'thanks', no_match: 'thanks', error: 'bye' } }),
    node('message', 'thanks', { next: { next: 'after' } }),
    node('end', 'after'),
    node('end', 'bye'),
  );
  expect(walk(flow).map(({ node: { id }, depth }) => [id, depth])).toEqual([
    ['start', 0],
    ['ask', 0],
    ['thanks', 0],
    ['after', 0],
    ['bye', 1],
  ]);
});

test('a new step belongs at the only open end, and nowhere where there are two or none', () => {
  const start = node('start', 'start', { next: { next: 'hours' } });
  const half = node('hours', 'hours', { next: { open: 'end' } });
  const [end, lost] = [node('end', 'end'), node('message', 'lost')];
  expect(onlyOpenEnd(drawing(start, half, end, lost))).toEqual({ node: 'hours', port: 'closed' });
  expect(onlyOpenEnd(drawing(start, node('hours', 'hours')))).toBeUndefined();
  expect(onlyOpenEnd(drawing(node('start', 'start', { next: { next: 'end' } }), end))).toBeUndefined();
  expect(onlyOpenEnd(drawing(node('start', 'start')))).toEqual({ node: 'start', port: 'next' });
});
