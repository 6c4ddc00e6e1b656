import type { calls, ConversationFilter, ParsedInput } from '@prosa/contract';
import type { Session } from '../../../platform/access/session.ts';
import { every, sql, type Sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { filterConditions } from './filter.ts';

type Input = ParsedInput<typeof calls.getNextConversation>;

/** Returns the conversation that waits longest for this person or for anybody, where an answer can leave. */
export async function getNextConversation(
  { db, session }: CallContext,
  { filter }: Input,
): Promise<{ conversation_id: string | null }> {
  const waiting = { ...filter, finished: false, opened: null, situation: 'unanswered' as const };
  const conditions = await filterConditions(db, session, { filter: waiting });
  if (!conditions) return { conversation_id: null };
  const row = await db.row<{ id: string }>(sql`select id from conversations
    where ${every([conditions, ...excludingOthers(session, filter), canSend])}
    order by waiting_since, last_activity desc, id desc limit 1`);
  return { conversation_id: row?.id ?? null };
}

const canSend = sql`exists (select from channels
  where channels.account_id = conversations.account_id and channels.id = conversations.channel_id
    and channels.status = 'open')`;

/** Returns the conditions that leave out bots' and colleagues' conversations, unless the filter asks for some of them. */
function excludingOthers({ user_id }: Session, { types, users, owner }: ConversationFilter): Sql[] {
  const ofPeople = types.length ? [] : [sql`is_manual`];
  const ofNobodyElse =
    users.length || owner !== 'all' ? [] : [sql`(user_id is null or user_id = ${user_id})`];
  return [...ofPeople, ...ofNobodyElse];
}
