import { z } from 'zod';
import { rowId } from '../shapes.ts';
import { conversation } from './conversation.ts';
import { message } from './message.ts';
import { mentionKind, presenceState } from './together.ts';

const about = { conversation_id: rowId };

/** Live events of this area. */
export const conversationLiveEvents = [
  z.object({ type: z.literal('new_message'), ...about, message, conversation }),
  z.object({ type: z.literal('new_conversation'), ...about, conversation }),
  z.object({ type: z.literal('conversation_updated'), ...about, conversation }),
  z.object({
    type: z.literal('set_manual'),
    ...about,
    conversation,
    user: z.object({ _id: rowId, name: z.string() }).nullable(),
  }),
  /** `user_id` is who finished it; null when a rule did. */
  z.object({ type: z.literal('conversation_finished'), ...about, user_id: rowId.nullable() }),
  /** 'Finalizar em massa': many at once, as one event for each department and some hundreds of conversations. */
  z.object({ type: z.literal('conversations_finished'), conversation_ids: z.array(rowId), user_id: rowId }),
  /** One act changed many at once, as one event for each department: these are to be loaded again. */
  z.object({ type: z.literal('conversations_changed'), conversation_ids: z.array(rowId) }),
  /** These left what the person may see, by one act of `moved_by`. */
  z.object({
    type: z.literal('conversations_removed'),
    conversation_ids: z.array(rowId),
    moved_by: rowId.nullable(),
  }),
  /** A finish or transfer was undone: these are as they were before, and are to be loaded again. */
  z.object({ type: z.literal('conversations_restored'), conversation_ids: z.array(rowId) }),
  /**
   * The conversation left what this person may see. `moved_by` is who handed it to another department, null when a bot
   * did; without it the conversation no longer exists, and `into` is the one that it goes on in, if it does.
   */
  z.object({
    type: z.literal('conversation_removed'),
    ...about,
    moved_by: rowId.nullable().optional(),
    into: rowId.optional(),
  }),
  z.object({ type: z.literal('message_read'), ...about, message }),
  z.object({ type: z.literal('message_updated'), ...about, message }),
  z.object({ type: z.literal('typing'), ...about }),
  /** What a colleague does in a conversation; passing, as typing is. */
  z.object({
    type: z.literal('presence'),
    ...about,
    user: z.object({ _id: rowId, name: z.string() }),
    state: presenceState,
  }),
  /** A colleague, by name, called the person who receives this to a conversation. */
  z.object({ type: z.literal('colleague_mentioned'), ...about, by: z.string(), kind: mentionKind }),
  z.object({ type: z.literal('saved_views_changed') }),
  z.object({ type: z.literal('load_open_conversations') }),
] as const;
