import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant, ref, rowId, done } from '../shapes.ts';

const one = z.object({ conversation_id: ref('conversation') });
const access = { can: 'conversations.view' } as const;

/** What somebody does in a conversation that they have open; `left` when they no longer do. */
export const presenceState = z.enum(['reading', 'writing', 'left']);

/** Why a colleague called somebody: a note names them, or the conversation was passed on to them. */
export const mentionKind = z.enum(['note', 'assigned']);

export type PresenceState = z.infer<typeof presenceState>;
export type MentionKind = z.infer<typeof mentionKind>;

/** Calls by which the people of a company work on the same conversations. */
export const togetherCalls = {
  /** The people who may see a conversation, or would see it in this department. */
  getColleagues: defineCall({
    path: 'get-conversation-colleagues',
    access,
    input: one.extend({ department: ref('department').optional() }),
    output: z.array(z.object({ _id: rowId, name: z.string(), profile_picture: z.string().nullable() })),
    errors: ['not_found'],
  }),
  /** Shows the colleagues who may see it that one has it open, or writes in it. */
  showPresence: defineCall({
    path: 'show-presence-in-conversation',
    access,
    input: one.extend({ state: presenceState }),
    output: done,
    errors: ['not_found'],
  }),
  /** The conversations to which colleagues called the person and that they have not opened since; latest first. */
  getColleagueMentions: defineCall({
    path: 'get-colleague-mentions',
    access,
    input: z.object({}),
    output: z.array(z.object({ conversation_id: rowId, by: z.string(), kind: mentionKind, at: instant })),
  }),
  /** The person has seen that they were called to a conversation. */
  seeColleagueMention: defineCall({
    path: 'see-colleague-mention',
    access,
    input: one,
    output: done,
    errors: ['not_found'],
  }),
};
