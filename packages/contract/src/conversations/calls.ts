import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { messageTemplates, templateChoice } from '../channels/template.ts';
import { deskSort } from '../team/desk-settings.ts';
import { done, listOf, pageOf, paging, ref, rowId, text, undoable } from '../shapes.ts';
import { contactConversation, conversation, conversationFilter } from './conversation.ts';
import { foundMessage } from './found-message.ts';
import { message, messageHit } from './message.ts';
import { numberHealth } from './number-health.ts';
import { manyCalls } from './many.ts';
import { savedViewCalls } from './saved-views.ts';
import { togetherCalls } from './together.ts';

const one = z.object({ conversation_id: ref('conversation') });
/** What people tell each other in a thread; the customer never receives it. */
const note = text(limits.note_max_chars);
const access = { can: 'conversations.view' } as const;
const finishMany = { can: 'conversations.finish_many' } as const;
const inactivity = z.object({ hours: z.number().int().min(1).max(limits.inactivity_hours_max) });
const filter = conversationFilter.prefault({});
/** A place in a thread or in the order of a company's messages; the database counts in 32 bits. */
const position = z.number().int().min(1).max(2_147_483_647);

/** Ids made by the client: 28 digits and capitals plus a suffix (specification section 7). */
export const messageId = z.string().regex(/^[\w.:-]{8,80}$/);

export const conversationCalls = {
  ...togetherCalls,
  ...savedViewCalls,
  ...manyCalls,
  /** Table by page, newest activity first. */
  getConversations: defineCall({
    path: 'get-conversations-by-user',
    access,
    input: z.object({ ...paging, filter }),
    output: pageOf(conversation),
    errors: ['period_invalid'],
  }),
  /** The desk's list: in progress, in the order asked for; with `conversation_id` that one is among them. */
  getDeskConversations: defineCall({
    path: 'get-conversations-with-last-message',
    access,
    input: z.object({
      limit: z.number().int().min(1).max(600).default(limits.conversation_page),
      filter,
      sort: deskSort.default('recent'),
      conversation_id: ref('conversation').optional(),
    }),
    output: listOf(conversation),
  }),
  getConversation: defineCall({
    path: 'get-conversation-update',
    access,
    input: one,
    output: conversation,
    errors: ['not_found'],
  }),
  /** The newest conversations with a contact that this person may see; one in progress comes first. */
  getContactConversations: defineCall({
    path: 'get-conversations-by-contact',
    access,
    input: z.object({ contact_id: ref('contact') }),
    output: z.array(contactConversation),
    errors: ['not_found'],
  }),
  /**
   * A stretch of a thread, oldest first: the newest messages, those before or after a position, or those around one
   * message. `has_more` says whether there are older ones.
   */
  getMessages: defineCall({
    path: 'get-messages-by-conversation',
    access,
    input: one.extend({
      before: position.optional(),
      after: position.optional(),
      around: ref('platform_message').optional(),
      limit: z.number().int().min(1).max(100).default(limits.message_page),
    }),
    output: listOf(message).extend({ has_newer: z.boolean() }),
    errors: ['not_found', 'message_elsewhere'],
  }),
  /**
   * Messages that contain the text, newest first, whatever its case and accents. One call looks through a bounded
   * stretch: `next` is the position to go on `before`, null when nothing is left to look through; `has_more` says
   * whether a further hit is known already.
   */
  searchMessages: defineCall({
    path: 'search-conversation-messages',
    access,
    input: one.extend({ text: text(limits.message_search_max_chars), before: position.optional() }),
    output: listOf(messageHit).extend({ next: position.nullable() }),
    errors: ['not_found'],
  }),
  /**
   * Messages of all conversations that this person sees, by words and beginnings of words, whatever their case and
   * accents; what is in quotes is a phrase. Newest first. `next` says where to go on `before`, null when all was looked
   * through.
   */
  findMessages: defineCall({
    path: 'search-messages',
    access,
    input: z.object({
      text: text(limits.message_search_max_chars),
      before: position.optional(),
      limit: z.number().int().min(1).max(limits.message_page).default(limits.message_page),
    }),
    output: listOf(foundMessage).extend({ next: position.nullable() }),
  }),
  readConversation: defineCall({
    path: 'read-conversation',
    access,
    input: one,
    output: done,
    errors: ['not_found'],
  }),
  finishConversation: defineCall({
    path: 'finish-conversation',
    access,
    input: one,
    output: undoable,
    errors: ['not_found', 'conversation_finished'],
  }),
  /** How many conversations 'Finalizar em massa' would finish now. */
  countInactive: defineCall({
    path: 'count-inactive-conversations',
    access: finishMany,
    input: inactivity,
    output: z.object({ count: z.number().int() }),
  }),
  /** Finishes every conversation idle for longer than these hours. */
  finishInactive: defineCall({
    path: 'finish-inactive-conversations',
    access: finishMany,
    input: inactivity,
    output: undoable.extend({ finished: z.number().int() }),
  }),
  /**
   * Takes back what an act changed, for the person who did it, for some seconds: a finish, a transfer, tags. `kept`
   * counts the conversations that stay as they are because somebody did something in them since; where that is all of
   * them, it is refused.
   */
  undoAction: defineCall({
    path: 'undo-action',
    access,
    input: z.object({ undo_id: ref('undo') }),
    output: z.object({ undone: z.number().int(), kept: z.number().int() }),
    errors: ['not_found', 'undo_expired', 'undo_overtaken'],
  }),
  /** With `department` it is handed to that one; tags and note classify it, in the same transaction. */
  resumeConversation: defineCall({
    path: 'resume-conversation',
    access,
    input: one.extend({
      department: ref('department').optional(),
      tags: z.array(ref('tag')).max(100).optional(),
      note: note.optional(),
    }),
    /** The id is null where it was in progress already. */
    output: conversation.extend({ undo_id: rowId.nullable() }),
    errors: ['not_found', 'conversation_open_elsewhere'],
  }),
  /** What stands in the way of resuming: the contact's conversation in progress on that channel, if there is one. */
  getOpenConversation: defineCall({
    path: 'get-open-conversation',
    access,
    input: one,
    /** The id is null when there is none, and when there is one that this person may not see. */
    output: z.object({ is_open: z.boolean(), conversation_id: rowId.nullable() }),
    errors: ['not_found'],
  }),
  /** A person takes the conversation from the bot. */
  setManual: defineCall({
    path: 'set-conversation-manual',
    access,
    input: one,
    output: conversation,
    errors: ['not_found', 'conversation_finished'],
  }),
  /**
   * Transfer to a department or pass on to a colleague who may see it there, with a note for those who receive it; mark
   * as answered; switch the automatic follow-up off. Handing it over can be undone.
   */
  changeConversation: defineCall({
    path: 'change-conversation-data',
    access,
    input: one.extend({
      department: ref('department').optional(),
      user: ref('user').optional(),
      note: note.optional(),
      waiting_response: z.boolean().optional(),
      auto_follow_up: z.literal(false).optional(),
    }),
    output: z.object({ undo_id: rowId.nullable() }),
    errors: ['not_found', 'conversation_finished', 'person_cannot_see'],
  }),
  createSystemMessage: defineCall({
    path: 'create-system-message',
    access,
    /** The people mentioned are notified; only who may see the conversation can be. */
    input: one.extend({ message: note, mentions: z.array(ref('user')).max(limits.mentions_max).default([]) }),
    output: message,
    errors: ['not_found', 'message_empty', 'person_cannot_see'],
  }),
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
  countOpenManual: defineCall({
    path: 'get-open-manual-conversation-count',
    access,
    input: z.object({}),
    output: z.number().int(),
  }),
  /** How the numbers that the person sees are doing: what went over them, and what they may begin. */
  getNumberHealth: defineCall({
    path: 'get-chip-numbers-health',
    access: { can: 'channels.manage' },
    input: z.object({}),
    output: z.array(numberHealth),
  }),
  /** Where the network knows a phone; a chip may be named, otherwise any connected one asks. */
  checkPhone: defineCall({
    path: 'check-phone',
    access,
    input: z.object({ phone: text(30), chip: ref('channel').optional() }),
    output: z.object({
      jid: z.string(),
      /** False over a number that cannot ask: then nobody knows whether the phone has an account. */
      checked: z.boolean(),
    }),
    errors: ['phone_invalid', 'phone_not_on_network', 'phone_check_limit', 'channel_not_connected'],
    throttle: 'strict',
  }),
  startConversation: defineCall({
    path: 'start-new-conversation',
    access,
    input: z.object({
      jid: text(100).optional(),
      channel_contact_id: text(100).optional(),
      chip: ref('channel'),
      department: ref('department'),
    }),
    output: conversation,
    errors: ['not_found', 'conversation_open_elsewhere', 'contact_unreachable'],
  }),
};
