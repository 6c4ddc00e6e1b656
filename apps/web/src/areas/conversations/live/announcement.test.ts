import type { LiveEventOf } from '@prosa/contract';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../testing/samples.ts';
import { announcementOf } from './announcement.ts';

function from(conversation_id: string, name: string): LiveEventOf<'new_message'> {
  const conversation = aConversation(conversation_id, 1);
  return {
    type: 'new_message',
    conversation_id,
    message: aMessage(1, { conversation_id, message: 'oi' }),
    conversation: { ...conversation, contact: { ...conversation.contact, name } },
  };
}

test('reads out what is said in the open conversation', () => {
  expect(announcementOf([from('open', 'Ana')], 'open')).toBe('Ana diz: oi');
});

test('counts what comes in elsewhere', () => {
  expect(announcementOf([from('a', 'Ana')], 'open')).toBe('Nova mensagem de Ana');
  expect(announcementOf([from('a', 'Ana'), from('a', 'Ana')], null)).toBe('2 novas mensagens de Ana');
  expect(announcementOf([from('a', 'Ana'), from('b', 'Bia')], null)).toBe('2 novas mensagens em 2 conversas');
});
