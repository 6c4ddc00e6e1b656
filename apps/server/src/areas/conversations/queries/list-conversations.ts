import { limits, type calls, type Conversation, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { presentConversation } from '../present.ts';
import { conversationViews, type ConversationView } from '../reader.ts';
import { filterConditions } from './filter.ts';

type Input = ParsedInput<typeof calls.getConversations>;
type Page = { data: Conversation[]; total: number; total_is_capped: boolean };

/** One page of the conversations table. The total is counted up to a cap, so that it never scans. */
export async function listConversations({ db, session }: CallContext, input: Input): Promise<Page> {
  const conditions = await filterConditions(db, session, input.filter);
  if (!conditions) return { data: [], total: 0, total_is_capped: false };
  const offset = (input.page - 1) * input.limit;
  const cap = limits.search_total_cap;
  const [rows, count] = await Promise.all([
    db.rows<ConversationView>(
      sql`${conversationViews(
        db.account_id,
        sql`select * from conversations where ${conditions}
          order by last_activity desc, id desc limit ${raw(String(input.limit))} offset ${offset}`,
      )} order by c.last_activity desc, c.id desc`,
    ),
    db.row<{ total: string }>(
      sql`select count(*) as total from (select from conversations where ${conditions} limit ${cap + 1}) counted`,
    ),
  ]);
  const total = Number(count?.total ?? 0);
  return { data: rows.map(presentConversation), total: Math.min(total, cap), total_is_capped: total > cap };
}
