import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const bodyOf = (message: object) => {
  const value = { metadata: { phone_number_id: '11' }, messages: [message] };
  return JSON.stringify({ object: 'x', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] });
};
const head = { id: 'wamid.1', from: '5541999990001', timestamp: '1749416383' };

it.each([
  ['of a kind that nobody knows', { ...head, type: 'hologram', hologram: { id: 1 } }],
  ['without a kind', head],
  ['whose kind is no text', { ...head, type: 7 }],
  ['whose part is missing', { ...head, type: 'image' }],
])('a message %s is visible', (_what, message) => {
  expect(readBody(bodyOf(message), '11')).toMatchObject([
    { kind: 'message', message: { platform_message_id: 'wamid.1', message: '', marks: ['unsupported'] } },
  ]);
});

it('reads nothing that is another number’s', () => {
  const message = { ...head, type: 'text', text: { body: 'oi' } };
  expect(readBody(bodyOf(message), '11')).toHaveLength(1);
  expect(readBody(bodyOf(message), '22')).toEqual([]);
});
