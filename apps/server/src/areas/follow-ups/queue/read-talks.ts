import { messageStatuses } from '@prosa/contract';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Talk, TalkSend } from '../rules/plan-next.ts';

/** The kind of follow-ups in the ledger; a source is a conversation. */
export const followUpKind = 'follow_up';

type Door = Queryable & { readonly account_id: string };

/** Reads conversations as far as they decide about follow-ups; erased ones are missing. */
export async function readTalks(db: Door, conversation_ids: readonly string[]): Promise<Talk[]> {
  if (!conversation_ids.length) return [];
  const [talks, sends] = await Promise.all([
    readStates(db, conversation_ids),
    readSends(db, conversation_ids),
  ]);
  return talks.map((talk) => ({
    ...talk,
    sends: sends.filter(({ source_id }) => source_id === talk.conversation_id),
  }));
}

/**
 * Reads the newest messages of conversations. What campaigns and schedules sent does not count: a customer who
 * ignores it has left nothing unanswered.
 */
function readStates({ account_id, rows }: Door, ids: readonly string[]): Promise<Omit<Talk, 'sends'>[]> {
  return rows(
    sql`select c.id as conversation_id, c.channel_id, c.contact_id, c.is_manual, c.waiting_response, c.auto_follow_up,
        c.finished is not null as is_finished, k.ignore as is_ignored,
        exists (select from opt_outs o where o.account_id = ${account_id} and o.contact_id = c.contact_id
          and o.state = 'active') as is_opted_out,
        heard.id as heard_id, said.created as said_at, said.origin as said_by
      from conversations c
      join contacts k on k.account_id = ${account_id} and k.id = c.contact_id
      left join lateral (
        select m.id, m.position from messages m
        where m.account_id = ${account_id} and m.conversation_id = c.id and m.origin = 'customer'
        order by m.position desc limit 1
      ) as heard on true
      left join lateral (
        select m.created, m.origin from messages m
        where m.account_id = ${account_id} and m.conversation_id = c.id and m.position > heard.position
          and m.origin in ('user', 'chatbot') and not m.deleted and m.status <> ${messageStatuses.failed}
          and not exists (select from sends s where s.account_id = ${account_id} and s.message_id = m.id)
        order by m.position desc limit 1
      ) as said on true
      where c.account_id = ${account_id} and c.id = any(${[...ids]}::uuid[])`,
    'talks_to_follow_up',
  );
}

function readSends(
  { account_id, rows }: Door,
  ids: readonly string[],
): Promise<(TalkSend & { source_id: string })[]> {
  return rows(
    sql`select id, source_id, data ->> 'silence' as silence, (data ->> 'number')::integer as number, state, reason, due_at,
        handed_at
      from sends where account_id = ${account_id} and kind = ${followUpKind} and source_id = any(${[...ids]}::uuid[])`,
    'follow_ups_of_talks',
  );
}
