import { flowEvents, flowNode, type FlowDocument } from '@prosa/contract';
import { expect, it } from 'vitest';
import { startLoops } from './start-loops.ts';

const drawn = (type: string, settings: object): FlowDocument => ({
  format: 1,
  annotations: [],
  nodes: [flowNode.parse({ id: 'a', type, settings, next: {}, position: { x: 0, y: 0 } })],
});
const vip = '0198c0de-0000-7000-8000-000000000001';
const tagged = { tagged: { tags: [vip] } };
const changed = { changed: { field: 'plano', value: 'Prêmio' } };
const fields = (value: string) => ({ fields: [{ field: 'plano', value }] });

it.each([
  ['puts the tag on', 'tags', { add: [vip] }, tagged, true],
  ['takes the tag off', 'tags', { remove: [vip] }, tagged, false],
  ['writes the value', 'contactField', fields('premio'), changed, true],
  ['writes what is not known yet', 'contactField', fields('{resposta}'), changed, true],
  ['writes another value', 'contactField', fields('básico'), changed, false],
  ['asks for it', 'question', { text: '?', save_to: 'plano' }, changed, true],
  ['finishes', 'end', {}, { finished: { by: ['bot'] } }, true],
  ['finishes, and starts when people do', 'end', {}, { finished: { by: ['person'] } }, false],
])('a flow that %s is warned or not', (_what, type, settings, events, isWarned) => {
  const problems = startLoops(drawn(type, settings), flowEvents.parse(events));
  expect(problems.map(({ node, severity }) => [node, severity])).toEqual(isWarned ? [['a', 'warning']] : []);
});
