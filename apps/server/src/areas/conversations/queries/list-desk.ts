import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { presentConversation } from '../present.ts';
import { conversationViews, type ConversationView } from '../reader.ts';
import { filterConditions } from './filter.ts';
import { visibleConversation } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getDeskConversations>;

/** The desk's list: newest activity first, `limit` rows, and whether there are more. */
export async function listDesk(
  { db, session }: CallContext,
  input: Input,
): Promise<{ data: Conversation[]; has_more: boolean }> {
  const conditions = await filterConditions(db, session, input.filter);
  const rows = conditions
    ? await db.rows<ConversationView>(
        sql`${conversationViews(
          db.account_id,
          sql`select * from conversations where ${conditions}
            order by last_activity desc, id desc limit ${raw(String(input.limit + 1))}`,
        )} order by c.last_activity desc, c.id desc`,
      )
    : [];
  const data = rows.slice(0, input.limit).map(presentConversation);
  const wanted = input.conversation_id;
  if (wanted && !data.some((row) => row._id === wanted)) {
    data.push(presentConversation(await visibleConversation(db, session, wanted)));
  }
  return { data, has_more: rows.length > input.limit };
}
