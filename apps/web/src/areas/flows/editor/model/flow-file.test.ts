import { expect, test } from 'vitest';
import { exportFlow, importFlow } from './flow-file.ts';
import { drawing, node } from './testing/drawings.ts';

const flow = drawing(node('start', 'start', { next: { next: 'a' } }), node('message', 'a'));

test('what is exported comes back as it was', () => {
  expect(importFlow(exportFlow('Loja', flow))).toEqual({ document: flow });
  expect(importFlow(JSON.stringify(flow))).toEqual({ document: flow });
});

test.each(['', 'oi', '{}', '[1]', '{"format":99,"nodes":[]}'])(
  'anything else says that it is none: %s',
  (text) => expect(importFlow(text)).toHaveProperty('problem'),
);
