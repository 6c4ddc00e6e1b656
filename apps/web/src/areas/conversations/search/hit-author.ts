import type { Conversation, MessageHit } from '@prosa/contract';
import { contactName } from '../../contacts/contact-name.ts';

/** Returns who wrote a message that was found. */
export function hitAuthor(
  { origin, event, user }: Pick<MessageHit, 'origin' | 'event' | 'user'>,
  { contact }: { contact: Pick<Conversation['contact'], 'name' | 'override_name' | 'phone'> },
  me: { _id: string },
): string {
  if (origin === 'customer') return contactName(contact);
  if (origin === 'chatbot' || (origin === 'system' && !user)) return 'Chatbot';
  if (event === 'own_phone') return 'Celular da empresa';
  return user?._id === me._id ? 'Você' : (user?.name ?? 'Equipe');
}
