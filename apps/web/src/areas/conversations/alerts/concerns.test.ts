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
])('a conversation that %s', (_name, changes, expected) => {
  expect(concerns(news(changes), 'me')).toBe(expected);
});

test('only customers make news', () => {
  const event = news();
  expect(concerns({ ...event, message: { ...event.message, origin: 'user' } }, 'me')).toBe(false);
});

test('what is before one’s eyes is read; elsewhere at Prosa is near', () => {
  expect(attentionTo(news(), { isHere: true, openId: 'c' })).toBe('read');
  expect(attentionTo(news(), { isHere: true, openId: 'd' })).toBe('near');
  expect(attentionTo(news(), { isHere: false, openId: 'c' })).toBe('away');
});

test('a burst is one notice, which leads to the last writer', () => {
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
