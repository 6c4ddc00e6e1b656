import type { Conversation, MessageHit } from '@prosa/contract';
import { contactName } from '../../contacts/contact-name.ts';
import { authorName } from '../message/author-name.ts';

/** Returns who wrote a message that was found. */
export function hitAuthor(
  hit: Pick<MessageHit, 'origin' | 'event' | 'user'>,
  { contact }: { contact: Pick<Conversation['contact'], 'name' | 'override_name' | 'phone'> },
  me: { _id: string },
): string {
  return authorName(hit, { contactName: contactName(contact), meId: me._id });
}
