import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { ref, saved, text } from '../shapes.ts';
import { quickMessage } from './quick-message.ts';

export const quickMessageCalls = {
  /** All in use; the desk's slash menu offers them, so everybody there may read them. */
  getQuickMessages: defineCall({
    path: 'get-quick-messages-by-user',
    access: { can: 'conversations.view' },
    input: z.object({}),
    output: z.array(quickMessage),
  }),
  saveQuickMessage: defineCall({
    path: 'create-or-update-quick-message',
    access: { can: 'quick_messages.manage' },
    input: z.object({
      _id: ref('quick_message').optional(),
      shortcut: text(limits.quick_shortcut_max_chars).default(''),
      message: text(limits.quick_message_max_chars).default(''),
      filed: z.boolean().default(false),
    }),
    output: saved,
    errors: ['shortcut_required', 'quick_message_required', 'shortcut_taken'],
  }),
};
