import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { textPreview } from '../sending/text-preview.ts';
import { done, ref, text } from '../shapes.ts';
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
  /** What the customer with whom the company spoke last would read; empty while there is none. */
  previewFollowUp: defineCall({
    path: 'preview-follow-up',
    access,
    input: z.object({ text: text(limits.follow_up_text_max_chars) }),
    output: textPreview,
    errors: ['follow_ups_unavailable'],
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
