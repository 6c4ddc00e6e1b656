import { expect, test } from 'vitest';
import { clipText, copyItems, pasteClip, readClip } from './clipboard.ts';
import { drawing, makeId, node } from './testing/drawings.ts';

const jump = { ...node('jump', 'j'), settings: { target: 'a' } } as ReturnType<typeof node>;
const flow = drawing(
  node('start', 'start', { next: { next: 'a' } }),
  node('message', 'a', { next: { next: 'b', error: 'outside' }, position: { x: 100, y: 50 } }),
  node('end', 'b', { position: { x: 400, y: 80 } }),
  node('end', 'outside'),
  jump,
);

test('a part travels as text and comes out under new ids, with its own connections only', () => {
  const clip = readClip(clipText(copyItems(flow, ['start', 'a', 'b', 'j'])));
  if (!clip) throw new Error('it was copied');
  expect(clip.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'j']);
  const { document, ids } = pasteClip(flow, clip, { makeId, at: { x: 0, y: 0 } });
  const [message, end, jumped] = document.nodes.filter(({ id }) => ids.includes(id));
  expect(message).toMatchObject({ next: { next: end?.id }, position: { x: 100, y: 50 } });
  expect(jumped).toMatchObject({ settings: { target: message?.id } });
  expect(document.nodes).toHaveLength(flow.nodes.length + 3);
});

test('a jump to what was not copied leads nowhere', () => {
  const { document } = pasteClip(drawing(), copyItems(flow, ['j']), { makeId });
  expect(document.nodes[0]).toMatchObject({ settings: { target: '' } });
});

test.each(['', 'oi', '{"kind":"other"}', '{"kind":"prosa-flow","nodes":3}', 'null'])(
  'any other text is no part of a flow: %s',
  (text) => expect(readClip(text)).toBeNull(),
);
