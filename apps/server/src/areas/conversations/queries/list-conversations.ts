import { limits, type calls, type Conversation, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { presentConversation } from '../present.ts';
import { filterConditions, isMixed } from './filter.ts';
import { newestViews } from './newest-views.ts';

type Input = ParsedInput<typeof calls.getConversations>;
type Page = { data: Conversation[]; total: number; total_is_capped: boolean };

/**
 * Returns one page of the conversations table. The total is counted up to a cap, so that it never scans the whole
 * table.
 */
export async function listConversations(context: CallContext, input: Input): Promise<Page> {
  const { db, session } = context;
  const conditions = await filterConditions(db, session, { filter: input.filter });
  if (!conditions) return { data: [], total: 0, total_is_capped: false };
  const offset = (input.page - 1) * input.limit;
  const cap = limits.search_total_cap;
  const [rows, count] = await Promise.all([
    newestViews(db, conditions, { limit: input.limit, offset, isMixed: isMixed(input.filter) }),
    db.row<{ total: string }>(
      sql`select count(*) as total from (select from conversations where ${conditions} limit ${cap + 1}) counted`,
    ),
  ]);
  const total = Number(count?.total ?? 0);
  const data = rows.map((row) => presentConversation(row, context));
  return { data, total: Math.min(total, cap), total_is_capped: total > cap };
}
