import type { Conversation } from '@prosa/contract';
import { plainText } from '../../../lib/plain-text.ts';
import type { DeskView } from './desk-view.ts';

/**
 * Returns whether a conversation matches the filter of a list. These are the server's rules again, so that a live change
 * moves a row in or out without a call. Departments that the person may not see never arrive here.
 */
export function matchesFilter(conversation: Conversation, { filter, me }: Omit<DeskView, 'sort'>): boolean {
  const { departments, channels, tags, types, users } = filter;
  return (
    (conversation.finished !== null) === filter.finished &&
    (departments.length === 0 || departments.includes(conversation.department)) &&
    (channels.length === 0 || channels.includes(conversation.chip._id)) &&
    (tags.length === 0 || conversation.tags.some((tag) => tags.includes(tag))) &&
    (types.length === 0 || types.includes(conversation.is_manual ? 'human' : 'chatbot')) &&
    (filter.situation === 'all' || conversation.waiting_response) &&
    (users.length === 0 || users.includes(conversation.user?._id ?? '')) &&
    matchesOwner(conversation, { filter, me }) &&
    matchesText(conversation, filter.text)
  );
}

function matchesOwner({ is_manual, user }: Conversation, { filter, me }: Omit<DeskView, 'sort'>): boolean {
  if (filter.owner === 'all') return true;
  return is_manual && (filter.owner === 'mine' ? user?._id === me : user === null);
}

function matchesText({ contact }: Conversation, text: string): boolean {
  const wanted = plainText(text);
  return (
    wanted === '' ||
    plainText(`${contact.override_name ?? ''} ${contact.name} ${contact.phone}`).includes(wanted)
  );
}
