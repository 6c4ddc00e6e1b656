import type { Conversation, LiveEventOf } from '@prosa/contract';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../testing/samples.ts';
import { attentionTo, concerns, noticeOf } from './concerns.ts';

const me = { _id: 'me', name: 'Eu' };
const colleague = { _id: 'other', name: 'Bia' };

function news(changes: Partial<Conversation> = {}, text = 'oi'): LiveEventOf<'new_message'> {
  const conversation = aConversation(changes._id ?? 'c', 1, changes);
  const message = aMessage(1, { message: text });
  return { type: 'new_message', conversation_id: conversation._id, message, conversation };
}

test.each([
  ['waits for anybody', { user: null }, true],
  ['is mine', { user: me }, true],
  ['is a colleague’s', { user: colleague }, false],
  ['is the bot’s', { is_manual: false }, false],
  ['is finished', { finished: '2026-03-02T12:00:00.000Z' }, false],
])('whether a conversation that %s alerts a person', (_name, changes, expected) => {
  expect(concerns(news(changes), 'me')).toBe(expected);
});

test("only customers' messages alert a person", () => {
  const event = news();
  expect(concerns({ ...event, message: { ...event.message, origin: 'user' } }, 'me')).toBe(false);
});

test('the open conversation of a focused tab counts as read, another one as near, and an unfocused tab as away', () => {
  expect(attentionTo(news(), { isHere: true, openId: 'c' })).toBe('read');
  expect(attentionTo(news(), { isHere: true, openId: 'd' })).toBe('near');
  expect(attentionTo(news(), { isHere: false, openId: 'c' })).toBe('away');
});

test('messages that come together are one notice, which leads to the conversation of the last one', () => {
  expect(noticeOf([])).toBeNull();
  expect(noticeOf([news({}, 'bom dia')])).toEqual({
    title: 'José Ávila',
    body: 'bom dia',
    conversation_id: 'c',
  });
  expect(noticeOf([news(), news({}, 'tem?')])).toMatchObject({
    title: 'José Ávila (2 mensagens)',
    body: 'tem?',
  });
  expect(noticeOf([news(), news({ _id: 'd' })])).toEqual({
    title: '2 novas mensagens',
    body: 'José Ávila',
    conversation_id: 'd',
  });
});
