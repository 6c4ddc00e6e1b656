import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, ref, rowId, saved, text } from '../shapes.ts';
import { conversationFilter } from './conversation.ts';

const access = { can: 'conversations.view' } as const;

/** A set of filters under a name. */
export const savedView = z.object({
  _id: rowId,
  name: z.string(),
  filter: conversationFilter,
  /** Whether everybody in the company has it. */
  shared: z.boolean(),
  /** Whether the person who asks may delete it. */
  is_deletable: z.boolean(),
});

export type SavedView = z.infer<typeof savedView>;

export const savedViewCalls = {
  /** One's own and the shared ones, by name. */
  getSavedViews: defineCall({
    path: 'get-saved-views',
    access,
    input: z.object({}),
    output: z.array(savedView),
  }),
  /** Saves the filters; under a name that the person has used they replace the earlier ones. */
  saveView: defineCall({
    path: 'save-view',
    access,
    input: z.object({
      name: text(limits.view_name_max_chars),
      filter: conversationFilter,
      shared: z.boolean().default(false),
    }),
    output: saved,
    errors: ['view_name_required', 'views_full', 'forbidden'],
  }),
  deleteView: defineCall({
    path: 'delete-view',
    access,
    input: z.object({ view_id: ref('saved_view') }),
    output: done,
    errors: ['not_found'],
  }),
};
