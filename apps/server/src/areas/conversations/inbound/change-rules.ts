import type { MessageOrigin, MessageType } from '@prosa/contract';
import { editWindowMs } from '@prosa/whatsapp';

/** Who wrote a message. */
interface Written {
  contact_id: string;
  origin: MessageOrigin;
}

/** What decides whether a message can be changed. */
interface Changeable extends Written {
  type: MessageType;
  deleted: boolean;
  created: Date;
}

/** Returns why a message does not accept an edit, in words for the log; null when it does. */
export function whyNotEdited(message: Changeable, edit: { contact_id: string; at: Date }): string | null {
  if (message.contact_id !== edit.contact_id) return byOther;
  if (message.origin !== 'customer' || message.type !== 'text') return 'no text of a customer';
  if (message.deleted) return 'deleted';
  return edit.at.getTime() - message.created.getTime() > editWindowMs ? 'too late' : null;
}

/** Returns why a customer cannot delete a message, in words for the log; null when they can. */
export function whyNotDeleted(message: Written, contact_id: string): string | null {
  return message.contact_id === contact_id && message.origin === 'customer' ? null : byOther;
}

const byOther = 'written by somebody else';
