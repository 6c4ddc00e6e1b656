import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { ref, rowId, text } from '../shapes.ts';

const access = { can: 'conversations.view' } as const;
const count = z.number().int();
const chosen = z.object({
  conversation_ids: z.array(ref('conversation')).min(1).max(limits.chosen_max),
});

/** What became of the chosen conversations: those that were changed, and the others by the reason. */
export const manyDone = z.object({
  /** Null where nothing was changed. */
  undo_id: rowId.nullable(),
  done: count,
  /** They already were as wanted. */
  unchanged: count,
  /** Somebody had finished them. */
  finished: count,
  /** They are not there for this person. */
  gone: count,
  /** The person who was to receive them does not see their department. */
  unseen: count,
});

export type ManyDone = z.infer<typeof manyDone>;

/**
 * One act on several chosen conversations. The server decides about each of them; those that stand in the way are
 * counted, and the others are changed together. Where this person sees none of them, it is not_found.
 */
export const manyCalls = {
  finishConversations: defineCall({
    path: 'finish-conversations',
    access,
    input: chosen,
    output: manyDone,
    errors: ['not_found'],
  }),
  /** To a department, to a colleague, or both; without a department each stays in its own. */
  transferConversations: defineCall({
    path: 'transfer-conversations',
    access,
    input: chosen.extend({
      department: ref('department').optional(),
      user: ref('user').optional(),
      note: text(limits.note_max_chars).optional(),
    }),
    output: manyDone,
    errors: ['not_found', 'person_cannot_see'],
  }),
  /** Adds tags to the contacts, and leaves those that they have. */
  tagConversations: defineCall({
    path: 'tag-conversations',
    access,
    input: chosen.extend({ tags: z.array(ref('tag')).min(1).max(100) }),
    output: manyDone,
    errors: ['not_found'],
  }),
};
