import type { MessageOrigin, MessageType } from '@prosa/contract';
import { editWindowMs } from '@prosa/whatsapp';

/** What counts of a message that somebody wants to change. */
interface Changeable {
  contact_id: string;
  origin: MessageOrigin;
  type: MessageType;
  deleted: boolean;
  created: Date;
}

/** Why a message does not take an edit, in words for the log; null when it does. */
export function whyNotEdited(message: Changeable, edit: { contact_id: string; at: Date }): string | null {
  if (message.contact_id !== edit.contact_id) return 'written by somebody else';
  if (message.origin !== 'customer' || message.type !== 'text') return 'no text of a customer';
  if (message.deleted) return 'deleted';
  return edit.at.getTime() - message.created.getTime() > editWindowMs ? 'too late' : null;
}
