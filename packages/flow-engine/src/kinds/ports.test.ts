import { flowDocument, type FlowNode } from '@prosa/contract';
import { expect, test } from 'vitest';
import { portsOf } from './index.ts';

const condition = { mode: 'all', comparisons: [] };

test.each<[string, object, string[]]>([
  ['start', {}, ['next']],
  ['message', { blocks: [] }, ['next', 'error']],
  [
    'menu',
    {
      text: '',
      options: [{ id: 'a', label: 'A' }],
      dynamic: 'l',
      back: true,
      timeout: { amount: 1, unit: 'hours' },
    },
    ['option:a', 'dynamic', 'back', 'no_match', 'timeout', 'error'],
  ],
  ['menu', { text: '', options: [] }, ['no_match', 'error']],
  ['question', { text: '', variable: 'x', skip_word: 'pular' }, ['next', 'skipped', 'no_match', 'error']],
  ['condition', { rules: [{ id: 'r', groups: [condition] }] }, ['rule:r', 'else']],
  ['hours', { weekly: [], national_holidays: false }, ['open', 'closed']],
  ['hours', { weekly: [] }, ['open', 'closed', 'holiday']],
  [
    'split',
    {
      branches: [
        { id: 'x', weight: 50 },
        { id: 'y', weight: 50 },
      ],
    },
    ['branch:x', 'branch:y'],
  ],
  ['wait', { kind: 'duration' }, ['next']],
  ['wait', { kind: 'duration', until_reply: true }, ['next', 'replied']],
  ['waitReply', {}, ['replied']],
  ['waitWebhook', {}, ['received', 'timeout']],
  ['consent', { text: '' }, ['accepted', 'denied', 'no_match', 'error']],
  ['csat', { text: '' }, ['next', 'no_match', 'timeout', 'error']],
  ['http', { url: '' }, ['success', 'client_error', 'failed']],
  ['toDepartment', { department: 'd' }, ['nobody']],
  ['toAgent', {}, ['away']],
  ['jump', {}, []],
  ['end', {}, []],
])('%s leads out by %j', (type, settings, ports) => {
  expect(portsOf(makeNode(type, settings)).map(({ id }) => id)).toEqual(ports);
});

function makeNode(type: string, settings: object): FlowNode {
  const document = { format: 1, nodes: [{ id: 'n', type, position: { x: 0, y: 0 }, settings }] };
  const [node] = flowDocument.parse(document).nodes;
  if (!node) throw new Error('no node');
  return node;
}
