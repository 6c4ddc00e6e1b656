import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentConversation } from '../present.ts';
import { deskViews } from './desk-views.ts';
import { filterConditions } from './filter.ts';
import { visibleConversation } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getDeskConversations>;

/** Returns the desk's list in the order asked for, `limit` rows, and whether there are more. */
export async function listDesk(
  context: CallContext,
  input: Input,
): Promise<{ data: Conversation[]; has_more: boolean }> {
  const { db, session } = context;
  const { filter, sort } = input;
  const limit = input.limit + 1;
  const newest = sort === 'recent' ? limit : undefined;
  const conditions = await filterConditions(db, session, { filter, newest });
  const rows = conditions ? await deskViews(db, conditions, { limit, sort, filter }) : [];
  const data = rows.slice(0, input.limit).map((row) => presentConversation(row, context));
  const wanted = input.conversation_id;
  if (wanted && !data.some((row) => row._id === wanted)) {
    data.push(presentConversation(await visibleConversation(db, session, wanted), context));
  }
  return { data, has_more: rows.length > input.limit };
}
