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

/** Who changes a message: the contact, or with `from_me` the business on its handset. */
export interface ChangedBy {
  contact_id: string;
  from_me: boolean;
}

/** Returns why a message does not accept an edit, in words for the log; null when it does. */
export function whyNotEdited(message: Changeable, edit: ChangedBy & { at: Date }): string | null {
  if (!isTheirs(message, edit)) return byOther;
  if (message.type !== 'text') return 'no text';
  if (message.deleted) return 'deleted';
  return edit.at.getTime() - message.created.getTime() > editWindowMs ? 'too late' : null;
}

/** Returns why somebody cannot delete a message, in words for the log; null when they can. */
export function whyNotDeleted(message: Written, by: ChangedBy): string | null {
  return isTheirs(message, by) ? null : byOther;
}

function isTheirs({ contact_id, origin }: Written, by: ChangedBy): boolean {
  return contact_id === by.contact_id && (by.from_me ? isOurs(origin) : origin === 'customer');
}

/** Returns whether we sent the message: the handset shows what people and bots send from here too. */
function isOurs(origin: MessageOrigin): boolean {
  return origin === 'user' || origin === 'chatbot';
}

const byOther = 'written by somebody else';
