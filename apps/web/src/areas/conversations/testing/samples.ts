import type { Contact, Conversation, Message } from '@prosa/contract';

/** Returns the n-th second of an invented morning, as an ISO instant. */
export function at(second: number): string {
  return new Date(Date.UTC(2026, 2, 2, 12, 0, second)).toISOString();
}

/** Returns a conversation in progress whose last message came in the given second. */
export function aConversation(id: string, second: number, changes: Partial<Conversation> = {}): Conversation {
  return {
    _id: id,
    conversation_id: id,
    contact: {
      _id: `contact-${id}`,
      name: 'José Ávila',
      override_name: null,
      phone: '5541999990000',
      tags: [],
      channel_contact_id: null,
      profile_picture: null,
      ignore: false,
    },
    chip: { _id: 'chip', name: 'vendas' },
    chatbot: null,
    chatbot_type: null,
    department: 'sales',
    user: null,
    created: at(0),
    finished: null,
    is_manual: true,
    is_new: false,
    waiting_response: false,
    waiting_since: null,
    priority: 'normal',
    unread: 0,
    flow: null,
    start_flow: null,
    auto_follow_up: false,
    failed_message: null,
    chat: 'answered',
    customer_wrote: null,
    last_message: {
      _id: `last-of-${id}`,
      type: 'text',
      message: 'oi',
      origin: 'customer',
      user_name: null,
      created: at(second),
      status: 2,
      deleted: false,
      marks: [],
    },
    tags: [],
    ...changes,
  };
}

/** Returns a customer's text message at a position of conversation `c`. */
export function aMessage(position: number, changes: Partial<Message> = {}): Message {
  return {
    _id: `m${position}`,
    conversation_id: 'c',
    message_id: `id-${position}`,
    platform_message_id: `platform-${position}`,
    position,
    origin: 'customer',
    type: 'text',
    event: null,
    message: `texto ${position}`,
    media_url: null,
    media: null,
    media_pending: false,
    file_name: null,
    canonical_url: null,
    reply_message: null,
    user: null,
    created: at(position),
    status: 2,
    unconfirmed: false,
    failure: null,
    deleted: false,
    edited: null,
    first_text: null,
    reactions: [],
    marks: [],
    option_id: null,
    choices: null,
    ...changes,
  };
}

/** Returns the contact of a conversation, with changes. */
export function aContact({ contact, created }: Conversation, changes: Partial<Contact> = {}): Contact {
  return { ...contact, data: {}, annotations: [], ignored_until: null, created, ...changes };
}
