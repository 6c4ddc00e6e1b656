import type { FlowAnnotation } from '@prosa/contract';
import { expect, test } from 'vitest';
import { newGroup, newNote, nodesInGroup } from '../annotations.ts';
import { layOut } from './layout.ts';
import { nodeSize } from './node-size.ts';
import { drawing, node } from '../testing/drawings.ts';

test('laid out, steps go from left to right and no two cards touch', async () => {
  const flow = drawing(
    node('start', 'start', { next: { next: 'menu' } }),
    node('hours', 'menu', { next: { open: 'a', closed: 'b' } }),
    node('message', 'a', { next: { next: 'gone' } }),
    node('end', 'b'),
  );
  const { nodes } = await layOut(flow);
  const boxes = nodes.map((one) => ({ id: one.id, ...one.position, ...nodeSize(one) }));
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  for (const one of boxes) {
    for (const other of boxes.filter(({ id }) => id > one.id)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(isApart, `${one.id} and ${other.id}`).toBe(true);
    }
  }
});

test('what a menu leads to stands in the order of its options, however they were connected', async () => {
  const menu = node('menu', 'menu');
  const options = ['one', 'two', 'three'].map((id) => ({ id, label: id, synonyms: [] }));
  Object.assign(menu.settings, { options });
  for (const connected of [
    { 'option:three': 'c', 'option:one': 'a', 'option:two': 'b' },
    { 'option:two': 'b', 'option:three': 'c', 'option:one': 'a' },
  ]) {
    const flow = drawing(
      node('start', 'start', { next: { next: 'menu' } }),
      { ...menu, next: connected },
      node('end', 'c'),
      node('end', 'b'),
      node('message', 'a', { next: { next: 'last' } }),
      node('end', 'last'),
    );
    const { nodes } = await layOut(flow);
    const top = (wanted: string) => nodes.find(({ id }) => id === wanted)?.position.y ?? NaN;
    expect([top('a') < top('b'), top('b') < top('c')]).toEqual([true, true]);
  }
});

test('a frame keeps its nodes and its name, and a comment goes with the node beside it', async () => {
  const nodes = [
    node('start', 's', { next: { next: 'a' }, position: { x: 900, y: 900 } }),
    node('message', 'a', { next: { next: 'b' }, position: { x: 500, y: 0 } }),
    node('message', 'b', { next: { next: 'c' }, position: { x: 500, y: 200 } }),
    node('end', 'c', { position: { x: 0, y: 600 } }),
  ];
  const group = { ...newGroup(drawing(...nodes), 'g', ['a', 'b']), text: 'Conversa' } as FlowAnnotation;
  const note = newNote('n', { x: 0, y: 480 });
  const before = { ...drawing(...nodes), annotations: [group, note] };
  const laid = await layOut(before);
  const [frame, annotation] = laid.annotations;
  expect(frame).toMatchObject({ id: 'g', text: 'Conversa' });
  expect(nodesInGroup(laid, frame ?? group)).toEqual(['a', 'b']);
  const end = laid.nodes.find(({ id }) => id === 'c');
  expect(annotation?.position).toEqual({ x: end?.position.x, y: (end?.position.y ?? 0) - 120 });
  expect(await layOut(laid)).toEqual(laid);
});
