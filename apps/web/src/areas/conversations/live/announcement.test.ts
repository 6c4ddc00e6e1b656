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

test('the announcement reads out messages of the open conversation', () => {
  expect(announcementOf([from('open', 'Ana')], 'open')).toBe('Ana diz: oi');
});

test('the announcement counts messages of other conversations', () => {
  expect(announcementOf([from('a', 'Ana')], 'open')).toBe('Nova mensagem de Ana');
  expect(announcementOf([from('a', 'Ana'), from('a', 'Ana')], null)).toBe('2 novas mensagens de Ana');
  expect(announcementOf([from('a', 'Ana'), from('b', 'Bia')], null)).toBe('2 novas mensagens em 2 conversas');
});
