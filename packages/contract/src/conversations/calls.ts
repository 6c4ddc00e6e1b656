import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { ref, rowId, text, undoable } from '../shapes.ts';
import { conversation } from './conversation.ts';
import { manyCalls } from './many.ts';
import { messageCalls } from './message-calls.ts';
import { readingCalls } from './reading-calls.ts';
import { savedViewCalls } from './saved-views.ts';
import { togetherCalls } from './together.ts';

const one = z.object({ conversation_id: ref('conversation') });
/** What people tell each other in a thread; the customer never receives it. */
const note = text(limits.note_max_chars);
const access = { can: 'conversations.view' } as const;
const finishMany = { can: 'conversations.finish_many' } as const;
const inactivity = z.object({ hours: z.number().int().min(1).max(limits.inactivity_hours_max) });

export const conversationCalls = {
  ...readingCalls,
  ...messageCalls,
  ...togetherCalls,
  ...savedViewCalls,
  ...manyCalls,
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
