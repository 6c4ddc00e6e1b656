import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { messageTemplates, templateChoice } from '../channels/template.ts';
import { done, ref, text } from '../shapes.ts';
import { message } from './message.ts';

const one = z.object({ conversation_id: ref('conversation') });
const access = { can: 'conversations.view' } as const;

/** Ids made by the client: 28 digits and capitals plus a suffix (specification section 7). */
export const messageId = z.string().regex(/^[\w.:-]{8,80}$/);

/** Calls by which people write, change and take back messages and notes. */
export const messageCalls = {
  /** The same `message_id` again answers the same message; of a failed one it is a new try. */
  sendMessage: defineCall({
    path: 'send-conversation-message',
    access,
    input: one.extend({
      text: text(limits.message_max_chars).default(''),
      message_id: messageId.optional(),
      reply_to: ref('platform_message').optional(),
      /** An upload of one's own or an entry of the library; the text is its caption then. */
      media: z.union([ref('media'), z.object({ _id: ref('media') })]).optional(),
      /** A message that Meta approved, sent in place of the text; the text is how the person saw it. */
      template: templateChoice.optional(),
    }),
    output: message,
    errors: [
      'media_too_large',
      'not_found',
      'message_empty',
      'message_id_taken',
      'conversation_finished',
      'window_closed',
      'capability_missing',
      'template_unavailable',
      'template_changed',
    ],
  }),
  /** The approved messages of the conversation's number. */
  getTemplates: defineCall({
    path: 'get-conversation-templates',
    access,
    input: one,
    output: messageTemplates,
    errors: ['not_found'],
  }),
  deleteMessage: defineCall({
    path: 'delete-conversation-message',
    access,
    input: z.object({
      platform_message_id: ref('platform_message'),
      phone: text(30).optional(),
      chip_number_id: ref('channel'),
    }),
    output: done,
    errors: ['not_found', 'message_not_deletable', 'capability_missing'],
  }),
  /** Changes the text of a message that this person wrote, for the customer too; shown once the network took it. */
  editMessage: defineCall({
    path: 'edit-conversation-message',
    access,
    input: z.object({ message_id: ref('message'), text: text(limits.message_max_chars) }),
    output: done,
    errors: [
      'not_found',
      'message_empty',
      'message_not_editable',
      'conversation_finished',
      'capability_missing',
    ],
  }),
  /** Puts the company's reaction on a message, or removes it (null). */
  reactToMessage: defineCall({
    path: 'react-to-conversation-message',
    access,
    input: z.object({ message_id: ref('message'), emoji: text(64).min(1).nullable() }),
    output: done,
    errors: ['not_found', 'message_takes_no_reaction', 'conversation_finished', 'capability_missing'],
  }),
  /** Shows the customer for some seconds that somebody is typing, where the number can. */
  showTyping: defineCall({
    path: 'show-typing-in-conversation',
    access,
    input: one,
    output: done,
    errors: ['not_found'],
  }),
  /** The same `message_id` again answers the same note. */
  createSystemMessage: defineCall({
    path: 'create-system-message',
    access,
    /** The people mentioned are notified; only who may see the conversation can be. */
    input: one.extend({
      message: text(limits.note_max_chars),
      mentions: z.array(ref('user')).max(limits.mentions_max).default([]),
      message_id: messageId.optional(),
    }),
    output: message,
    errors: ['not_found', 'message_empty', 'message_id_taken', 'person_cannot_see'],
  }),
};
