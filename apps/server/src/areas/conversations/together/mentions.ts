import type { calls, CallOutput, MentionKind, ParsedInput } from '@prosa/contract';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleDepartments } from '../../team/index.ts';
import { demandVisible } from '../queries/visible-conversation.ts';

/** More at once would help nobody. */
const maxShown = 50;

/** Lists the conversations to which colleagues called this person and which they have not opened since; latest first. */
export async function getColleagueMentions({
  db,
  session,
}: CallContext): Promise<CallOutput<typeof calls.getColleagueMentions>> {
  const departments = visibleDepartments(session);
  const rows = await db.rows<{ conversation_id: string; by: string; kind: MentionKind; at: Date }>(
    sql`select m.conversation_id, u.name as by, m.kind, m.at from colleague_mentions m
      join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      join users u on u.account_id = m.account_id and u.id = m.by_user_id
      where m.account_id = ${db.account_id} and m.user_id = ${session.user_id}
        and (${departments}::uuid[] is null or c.department_id = any(${departments}::uuid[]))
      order by m.at desc limit ${raw(String(maxShown))}`,
    'colleague_mentions',
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Forgets that this person was called to a conversation, because they have seen it. */
export async function seeColleagueMention(
  { db, session }: CallContext,
  { conversation_id }: ParsedInput<typeof calls.seeColleagueMention>,
): Promise<Record<string, never>> {
  await demandVisible(db, session, conversation_id);
  await db.run(
    sql`delete from colleague_mentions
      where account_id = ${db.account_id} and user_id = ${session.user_id} and conversation_id = ${conversation_id}`,
    'colleague_mention_seen',
  );
  return {};
}
