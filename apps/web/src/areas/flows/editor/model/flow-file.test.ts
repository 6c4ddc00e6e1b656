import { flowTrigger } from '@prosa/contract';
import { expect, test } from 'vitest';
import { exportFlow, importFlow } from './flow-file.ts';
import { drawing, node } from './testing/drawings.ts';

const flow = drawing(node('start', 'start', { next: { next: 'a' } }), node('message', 'a'));

test('what is exported comes back as it was', () => {
  expect(importFlow(exportFlow('Loja', flow))).toEqual({ name: 'Loja', document: flow });
  expect(importFlow(JSON.stringify(flow))).toEqual({ document: flow });
});

test.each(['', 'oi', '{}', '[1]', '{"format":99,"nodes":[]}'])(
  'anything else says that it is none: %s',
  (text) => expect(importFlow(text)).toHaveProperty('problem'),
);

test('an imported flow has exactly one start, and no step twice', () => {
  const typesOf = (text: string) => {
    const read = importFlow(text);
    return 'document' in read ? read.document.nodes.map(({ type }) => type) : read.problem;
  };
  expect(typesOf(exportFlow('', drawing(node('message', 'a'))))).toEqual(['start', 'message']);
  expect(typesOf(exportFlow('', drawing(node('start', 's'), node('start', 't'))))).toEqual(['start']);
  expect(typesOf(exportFlow('', drawing(node('end', 'a'), node('end', 'a'))))).toMatch('repetido');
});

test('trigger, files and names go along; what of them cannot be read stays behind', () => {
  const trigger = flowTrigger.parse({ trigger: true, keywords: ['oi'] });
  const files = [{ id: 'm1', name: 'foto', type: 'image' as const, mime: 'image/png', data: 'AA==' }];
  const names = { tags: { t1: 'VIP' }, departments: {}, users: {}, flows: {} };
  expect(
    importFlow(exportFlow('Loja', flow, { trigger, hold_hours: 3, quiet_minutes: 0, files, names })),
  ).toEqual({
    name: 'Loja',
    document: flow,
    trigger,
    hold_hours: 3,
    quiet_minutes: 0,
    files,
    names,
  });
  const spoilt = {
    kind: 'x',
    name: 1,
    document: flow,
    trigger: { keywords: 3 },
    hold_hours: 99,
    files: [{ id: 1 }],
    names: 2,
  };
  expect(importFlow(JSON.stringify(spoilt))).toEqual({ document: flow, files: [] });
  const events = { finished: { by: ['bot'] } };
  const odd = { document: flow, trigger: { ...trigger, events } };
  expect(importFlow(JSON.stringify(odd))).toEqual({ document: flow });
});
