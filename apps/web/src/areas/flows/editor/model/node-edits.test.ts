import { describe, expect, test } from 'vitest';
import { connect, disconnect, connectionId, outletOf } from './connections.ts';
import { addNode, moveTo, removeItems, withSettings } from './node-edits.ts';
import { drawing, node } from './testing/drawings.ts';

const flow = () =>
  drawing(
    node('start', 'start', { next: { next: 'a' } }),
    node('message', 'a', { next: { next: 'b' } }),
    node('end', 'b'),
  );
const nextOf = (document: ReturnType<typeof flow>, id: string) =>
  document.nodes.find((known) => known.id === id)?.next;

describe('connections', () => {
  test('a port leads to one node; another one takes its place', () => {
    const led = connect(flow(), { node: 'start', port: 'next' }, 'b');
    expect(nextOf(led, 'start')).toEqual({ next: 'b' });
    expect(nextOf(disconnect(led, [{ node: 'start', port: 'next' }]), 'start')).toEqual({});
  });

  test('nothing leads to the start or to what is not there', () => {
    const known = flow();
    expect(connect(known, { node: 'a', port: 'next' }, 'start')).toBe(known);
    expect(connect(known, { node: 'a', port: 'next' }, 'gone')).toBe(known);
    expect(connect(known, { node: 'gone', port: 'next' }, 'a')).toBe(known);
  });

  test('an id says which port it is, with colons in the port', () => {
    const outlet = { node: 'a', port: 'option:x1' };
    expect(outletOf(connectionId(outlet))).toEqual(outlet);
    expect(outletOf('a')).toBeNull();
  });
});

describe('nodes', () => {
  test('a node added behind a port stands between its two ends', () => {
    const added = addNode(flow(), node('message', 'new'), { node: 'start', port: 'next' });
    expect(nextOf(added, 'start')).toEqual({ next: 'new' });
    expect(nextOf(added, 'new')).toEqual({ next: 'a' });
  });

  test('behind a node without ports the rest is no longer reached', () => {
    const added = addNode(flow(), node('end', 'new'), { node: 'start', port: 'next' });
    expect(nextOf(added, 'new')).toEqual({});
  });

  test('removing takes the connections along, and never the start', () => {
    const removed = removeItems(flow(), ['a', 'start']);
    expect(removed.nodes.map(({ id }) => id)).toEqual(['start', 'b']);
    expect(nextOf(removed, 'start')).toEqual({});
  });

  test('removing a connection leaves the nodes', () => {
    const removed = removeItems(flow(), ['a>next']);
    expect(removed.nodes).toHaveLength(3);
    expect(nextOf(removed, 'a')).toEqual({});
  });

  test('moving rounds, and dropping at the same place is no change', () => {
    const known = flow();
    expect(moveTo(known, new Map([['a', { x: 0, y: 0 }]]))).toBe(known);
    const moved = moveTo(known, new Map([['a', { x: 10.6, y: 3.2 }]]));
    expect(moved.nodes[1]?.position).toEqual({ x: 11, y: 3 });
  });

  test('an option that goes takes its connection along', () => {
    const menu = node('menu', 'menu');
    if (menu.type !== 'menu') throw new Error('a menu');
    const [first, second] = menu.settings.options;
    const led = { ...menu, next: { [`option:${first?.id}`]: 'a', [`option:${second?.id}`]: 'b' } };
    const changed = withSettings<'menu'>(led, { options: led.settings.options.slice(1) });
    expect(changed.next).toEqual({ [`option:${second?.id}`]: 'b' });
  });
});
