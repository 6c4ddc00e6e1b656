import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { deskSort } from '../team/desk-settings.ts';
import { done, listOf, pageOf, paging, ref, rowId, text } from '../shapes.ts';
import { contactConversation, conversation, conversationFilter } from './conversation.ts';
import { foundMessage } from './found-message.ts';
import { message, messageHit } from './message.ts';
import { numberHealth } from './number-health.ts';

const one = z.object({ conversation_id: ref('conversation') });
const access = { can: 'conversations.view' } as const;
const filter = conversationFilter.prefault({});
/** A place in a thread or in the order of a company's messages; the database counts in 32 bits. */
const position = z.number().int().min(1).max(2_147_483_647);

/** Calls by which conversations and messages are listed, found and read. */
export const readingCalls = {
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
  /**
   * The conversation to answer next: of those that meet the filter, the one that waits longest for this person or for
   * anyone who takes it, on a number that can send. Whose it is, and whether people answer, goes by the filter where that
   * says it; null where nobody waits.
   */
  getNextConversation: defineCall({
    path: 'get-next-conversation',
    access,
    input: z.object({ filter }),
    output: z.object({ conversation_id: rowId.nullable() }),
    errors: ['period_invalid'],
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
  /** What stands in the way of resuming: the contact's conversation in progress on that channel, if there is one. */
  getOpenConversation: defineCall({
    path: 'get-open-conversation',
    access,
    input: one,
    /** The id is null when there is none, and when there is one that this person may not see. */
    output: z.object({ is_open: z.boolean(), conversation_id: rowId.nullable() }),
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
};
