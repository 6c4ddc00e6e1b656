import type { calls, CallOutput, ParsedInput } from '@prosa/contract';
import { raw, sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleDepartments } from '../../team/index.ts';
import { demandVisible } from '../../conversations/index.ts';

/** More at once would help nobody. */
const maxShown = 20;

/**
 * Lists the conversations in progress to which flows called this person and which they have not seen; latest first.
 */
export async function getMentions({
  db,
  session,
}: CallContext): Promise<CallOutput<typeof calls.getMentions>> {
  const departments = visibleDepartments(session);
  return db.rows<{ conversation_id: string }>(
    sql`select m.conversation_id from person_mentions m
      join conversations c on c.account_id = m.account_id and c.id = m.conversation_id and c.finished is null
      where m.account_id = ${db.account_id} and m.user_id = ${session.user_id} and not m.seen
        and (${departments}::uuid[] is null or c.department_id = any(${departments}::uuid[]))
      group by m.conversation_id order by max(m.at) desc limit ${raw(String(maxShown))}`,
    'unseen_mentions',
  );
}

/** Records that the person saw that they were called to a conversation. */
export async function seeMention(
  { db, session }: CallContext,
  { conversation_id }: ParsedInput<typeof calls.seeMention>,
): Promise<Record<string, never>> {
  await demandVisible(db, session, conversation_id);
  await db.run(
    sql`update person_mentions set seen = true
      where account_id = ${db.account_id} and user_id = ${session.user_id} and conversation_id = ${conversation_id}
        and not seen`,
    'mention_seen',
  );
  return {};
}
