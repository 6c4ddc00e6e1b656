import type { Message } from '@prosa/contract';

/** What says who wrote a message; a quote has it too. */
type Written = Pick<Message, 'origin' | 'event' | 'user'>;

interface Sides {
  /** The contact's name on screen. */
  contactName: string;
  /** The signed-in person's id. */
  meId: string;
}

/** Returns who wrote a message, as the person in front of the screen calls them. */
export function authorName({ origin, event, user }: Written, { contactName, meId }: Sides): string {
  if (origin === 'customer') return contactName;
  if (origin === 'chatbot' || (origin === 'system' && !user)) return 'Robô';
  if (event === 'own_phone') return 'Celular da empresa';
  return user?._id === meId ? 'Você' : (user?.name ?? 'Equipe');
}
