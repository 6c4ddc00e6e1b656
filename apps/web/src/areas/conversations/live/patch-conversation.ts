import { messageStatuses, type Conversation, type Message, type PlainContact } from '@prosa/contract';
import { newerOf } from './conversation-order.ts';
import type { DeskEvent } from './desk-event.ts';
import { isEarlier } from './merge-message.ts';

/** Returns a conversation after a live event; the same object when the event does not touch it. */
export function patchConversation(known: Conversation, event: DeskEvent): Conversation {
  switch (event.type) {
    case 'new_message':
    case 'new_conversation':
    case 'conversation_updated':
    case 'set_manual':
      return event.conversation._id === known._id ? newerOf(known, event.conversation) : known;
    case 'message_read':
    case 'message_updated':
      return event.conversation_id === known._id ? withMessage(known, event.message) : known;
    case 'contact_updated':
      return event.contact._id === known.contact._id ? withContact(known, event.contact) : known;
    case 'contact_picture':
      return event.contact_id === known.contact._id ? withPicture(known, event.profile_picture) : known;
    case 'conversation_finished':
    case 'conversation_removed':
      return known;
    default:
      return event satisfies never;
  }
}

/** Returns the row with the new state of a message, if that is the message shown there. */
function withMessage(known: Conversation, message: Message): Conversation {
  const failed = failedAfter(known, message);
  const last = known.last_message;
  if (last?._id !== message._id)
    return failed === known.failed_message ? known : { ...known, failed_message: failed };
  const status = isEarlier(message.status, last.status) ? last.status : message.status;
  const { deleted, message: text, type, marks } = message;
  return {
    ...known,
    failed_message: failed,
    last_message: { ...last, status, deleted, type, marks, message: text },
  };
}

/** Returns the message of ours that failed, after the news of one; what a takeover withdrew is no failure. */
function failedAfter({ failed_message }: Conversation, message: Message): string | null {
  const { _id, origin, status, failure, deleted } = message;
  const isOurs = origin === 'user' || origin === 'chatbot';
  if (isOurs && status === messageStatuses.failed && failure !== 'withdrawn' && !deleted) return _id;
  return failed_message === _id ? null : failed_message;
}

function withPicture(known: Conversation, profile_picture: string | null): Conversation {
  return { ...known, contact: { ...known.contact, profile_picture } };
}

function withContact(known: Conversation, contact: PlainContact): Conversation {
  const { name, override_name, phone, tags, channel_contact_id, ignore } = contact;
  const changed = { name, override_name, phone, tags, channel_contact_id, ignore };
  return { ...known, tags, contact: { ...known.contact, ...changed } };
}
