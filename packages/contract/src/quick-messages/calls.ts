import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { pageOf, paging, ref, saved, text } from '../shapes.ts';
import { quickMessage, quickMessageOrder } from './quick-message.ts';

export const quickMessageCalls = {
  /** All in use that this person may send; the desk's slash menu offers them. */
  getQuickMessages: defineCall({
    path: 'get-quick-messages-by-user',
    access: { can: 'conversations.view' },
    input: z.object({}),
    output: z.array(quickMessage),
  }),
  /** A page of those in use, and the names of all folders. */
  findQuickMessages: defineCall({
    path: 'find-quick-messages',
    access: { can: 'quick_messages.manage' },
    input: z.object({
      ...paging,
      /** Part of a shortcut, a text, a folder or the name of a file. */
      query: text(200).default(''),
      /** Only those of one folder; without it, all. */
      folder: text(limits.quick_folder_max_chars).optional(),
      order: quickMessageOrder.default('shortcut'),
    }),
    output: pageOf(quickMessage).extend({ folders: z.array(z.string()) }),
  }),
  /** What an input leaves out of folder, departments and file stays as it is. */
  saveQuickMessage: defineCall({
    path: 'create-or-update-quick-message',
    access: { can: 'quick_messages.manage' },
    input: z.object({
      _id: ref('quick_message').optional(),
      shortcut: text(limits.quick_shortcut_max_chars).default(''),
      message: text(limits.quick_message_max_chars).default(''),
      filed: z.boolean().default(false),
      folder: text(limits.quick_folder_max_chars).optional(),
      departments: z.array(ref('department')).max(limits.quick_departments_max).optional(),
      /** An upload of the person, or a file of the library; null takes the file away. */
      media: ref('media').nullable().optional(),
    }),
    output: saved,
    errors: ['shortcut_required', 'quick_message_required', 'shortcut_taken', 'not_found'],
  }),
};
