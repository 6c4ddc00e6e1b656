import type { FlowNode, FlowNodeType } from '@prosa/contract';
import { expect, test } from 'vitest';
import { filesIn, idsByName, namesOf, withIds } from './references.ts';
import { drawing, node } from './testing/drawings.ts';

const picture = (media: string) => ({ id: media, delay_ms: 0, type: 'image' as const, media, caption: 'm1' });
const set = (type: FlowNodeType, id: string, settings: object) =>
  ({ ...node(type, id), settings }) as FlowNode;
const flow = drawing(
  set('message', 'a', { blocks: [picture('m1'), picture('m2'), picture('m1'), picture('')], typing: true }),
  set('tags', 'b', { add: ['t1', 't2'], remove: [] }),
  set('toDepartment', 'c', { department: 'd1' }),
);

test('the files that a flow sends are found, each once', () => {
  expect(filesIn(flow)).toEqual(['m1', 'm2']);
});

test('what a flow points at goes along by name, and is found again by it', () => {
  const names = namesOf(flow, {
    tags: [
      { _id: 't1', name: 'VIP' },
      { _id: 't9', name: 'Outra' },
    ],
    departments: [{ _id: 'd1', name: 'Vendas' }],
  });
  expect(names).toEqual({ tags: { t1: 'VIP' }, departments: { d1: 'Vendas' }, users: {}, flows: {} });
  const there = {
    tags: [
      { _id: 'x', name: ' vip ', filed: true },
      { _id: 'y', name: 'vip' },
    ],
    departments: [{ _id: 'd1', name: 'Outro nome' }],
  };
  expect(idsByName(names, there)).toEqual(new Map([['t1', 'y']]));
});

test('ids are replaced wherever they stand alone, and taken out where there is none', () => {
  const { nodes } = withIds(
    flow,
    new Map([
      ['t1', 'y'],
      ['t2', ''],
      ['m1', 'n1'],
      ['m2', ''],
      ['d1', ''],
    ]),
  );
  expect(nodes.map(({ settings }) => settings)).toMatchObject([
    { blocks: [{ media: 'n1' }, { media: '' }, { media: 'n1' }, { media: '' }] },
    { add: ['y'], remove: [] },
    { department: '' },
  ]);
});
