import type { LiveEventOf } from '@prosa/contract';
import { contactName } from '../../contacts/contact-name.ts';
import { messageSummary } from '../message/message-texts.ts';

/**
 * Returns one sentence about customers' messages: what was said in the open conversation, then how many messages came
 * elsewhere, and from whom or in how many conversations.
 */
export function announcementOf(events: readonly LiveEventOf<'new_message'>[], openId: string | null): string {
  const said = events.filter((event) => event.conversation_id === openId).map(sentence);
  const elsewhere = events.filter((event) => event.conversation_id !== openId);
  const names = new Set(elsewhere.map((event) => contactName(event.conversation.contact)));
  if (elsewhere.length > 0) said.push(countSentence(elsewhere.length, [...names]));
  return said.join('. ');
}

function sentence({ conversation, message }: LiveEventOf<'new_message'>): string {
  return `${contactName(conversation.contact)} diz: ${messageSummary(message)}`;
}

function countSentence(count: number, names: readonly string[]): string {
  const messages = count === 1 ? 'Nova mensagem' : `${count} novas mensagens`;
  return names.length === 1 ? `${messages} de ${names[0]}` : `${messages} em ${names.length} conversas`;
}
