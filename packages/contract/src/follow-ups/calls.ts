import { z } from 'zod';
import { defineCall } from '../call.ts';
import { done, ref } from '../shapes.ts';
import { followUpQueue } from './queue.ts';
import { followUpSettings } from './settings.ts';

const access = { can: 'follow_ups.manage' } as const;

export const followUpCalls = {
  getAutoFollowUp: defineCall({
    path: 'get-auto-follow-up',
    access,
    input: z.object({}),
    output: followUpSettings,
    errors: ['follow_ups_unavailable'],
  }),
  /** Saves the follow-ups; what waits to be sent obeys the new ones at once. */
  updateAutoFollowUp: defineCall({
    path: 'update-auto-follow-up',
    access,
    input: followUpSettings,
    output: done,
    errors: [
      'follow_ups_unavailable',
      'follow_up_types_required',
      'follow_up_message_required',
      'follow_up_text_required',
      'follow_up_out_of_order',
    ],
  }),
  /** What a conversation's customer is going to be asked while they do not answer. */
  getConversationFollowUps: defineCall({
    path: 'get-conversation-follow-ups',
    access: { can: 'conversations.view' },
    input: z.object({ conversation_id: ref('conversation') }),
    output: followUpQueue,
    errors: ['not_found'],
  }),
};
