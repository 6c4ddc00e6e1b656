import type { LiveEventOf } from '@prosa/contract';
import { contactName } from '../../contacts/contact-name.ts';
import { messageSummary } from '../message/message-texts.ts';

type NewMessage = LiveEventOf<'new_message'>;

/** What a person looks at in one tab. */
export interface Attention {
  /** Whether the tab has the focus. */
  isHere: boolean;
  /** The conversation on its screen. */
  openId: string | null;
}

/**
 * Returns whether a message is news for this person: a customer wrote in a conversation that people handle, and it is
 * theirs or nobody's yet. Conversations that a bot or a colleague handles make no noise, nor do ignored contacts.
 */
export function concerns({ message, conversation }: NewMessage, meId: string): boolean {
  if (message.origin !== 'customer' || conversation.finished !== null || conversation.contact.ignore)
    return false;
  return conversation.is_manual && (conversation.user === null || conversation.user._id === meId);
}

/**
 * Returns where the person is: `read`, the message is before their eyes; `near`, at Prosa but elsewhere; `away`, not at
 * Prosa.
 */
export function attentionTo({ conversation_id }: NewMessage, attention: Attention): 'read' | 'near' | 'away' {
  if (!attention.isHere) return 'away';
  return attention.openId === conversation_id ? 'read' : 'near';
}

/** The text of a notice outside of the window. */
export interface Notice {
  title: string;
  body: string;
  /** The conversation that it leads to: the one of the last message. */
  conversation_id: string;
}

/** Returns one notice for messages that came close together; null for none. */
export function noticeOf(events: readonly NewMessage[]): Notice | null {
  const last = events.at(-1);
  if (!last) return null;
  const { conversation_id } = last;
  const names = [...new Set(events.map(({ conversation }) => contactName(conversation.contact)))];
  const talks = new Set(events.map((event) => event.conversation_id)).size;
  if (talks > 1) {
    return { title: `${events.length} novas mensagens`, body: names.join(', '), conversation_id };
  }
  const more = events.length > 1 ? ` (${events.length} mensagens)` : '';
  return { title: `${names[0] ?? 'Cliente'}${more}`, body: messageSummary(last.message), conversation_id };
}
