import { expect, test } from 'vitest';
import { align, alignable, type Alignment } from './align.ts';
import { newGroup, newNote } from '../annotations.ts';
import { drawing, node } from '../testing/drawings.ts';

const boxes = [
  { id: 'a', x: 0, y: 100, width: 100, height: 50 },
  { id: 'b', x: 500, y: 0, width: 200, height: 150 },
  { id: 'c', x: 140, y: 300, width: 100, height: 100 },
];

const places: Record<Alignment, { axis: 'x' | 'y'; at: number[] }> = {
  left: { axis: 'x', at: [0, 0, 0] },
  center: { axis: 'x', at: [300, 250, 300] },
  top: { axis: 'y', at: [0, 0, 0] },
  middle: { axis: 'y', at: [175, 125, 150] },
  across: { axis: 'x', at: [0, 500, 250] },
  down: { axis: 'y', at: [200, 0, 300] },
};

test.each(Object.entries(places))('%s', (how, { axis, at }) => {
  const aligned = align(boxes, how as Alignment);
  const other = axis === 'x' ? 'y' : 'x';
  expect(boxes.map(({ id }) => aligned.get(id)?.[axis])).toEqual(at);
  expect(boxes.map(({ id }) => aligned.get(id)?.[other])).toEqual(boxes.map((box) => box[other]));
});

test('steps and comments are put in line, frames and what is not chosen are not', () => {
  const flow = drawing(node('message', 'a'), node('end', 'b'), node('end', 'c'));
  const group = newGroup(flow, 'g', ['a']);
  if (!group) throw new Error('there are nodes');
  const annotations = [newNote('n', { x: 0, y: 0 }), group];
  const chosen = alignable({ ...flow, annotations }, ['a', 'b', 'n', 'g']);
  expect(chosen.map(({ id }) => id)).toEqual(['a', 'b', 'n']);
});
