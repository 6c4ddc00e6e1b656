import { messageStatuses } from '@prosa/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { HeardMessage } from './world.ts';

/**
 * Selects what bots said around a message and had not left when it was written: what was written behind it, what still
 * waits to leave, and what left later than the message was written. The network gives its times in whole seconds and by
 * a clock of its own; the slack keeps an answer from counting as too early.
 */
const unseenEffects = sql`array(
          select q.effect from messages q
          where q.account_id = m.account_id and q.conversation_id = m.conversation_id
            and q.position between m.position - 10 and m.position + 30 and q.effect is not null
            and (q.position > m.position or coalesce(q.left_late, q.created) > m.created + interval '10 seconds'
              or (q.status = ${messageStatuses.pending} and exists (
                select from outbox o
                where o.account_id = q.account_id and o.message_id = q.id and o.state = 'queued')))
        )`;

/** Selects where each conversation of some messages was last handed to a flow behind the first of them. */
function lastTransfers(account_id: string, ids: readonly string[]) {
  return sql`select t.conversation_id, max(t.position) as position
    from (
      select conversation_id, min(position) as position from messages
      where account_id = ${account_id} and id = any(${ids}::uuid[]) and origin = 'customer'
      group by conversation_id
    ) as first
    join messages t on t.account_id = ${account_id} and t.conversation_id = first.conversation_id
      and t.position > first.position and t.event = 'to_flow'
    group by t.conversation_id`;
}

/** Reads messages by id, without those that were deleted or undone. */
export async function readMessages(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, HeardMessage>> {
  if (!ids.length) return new Map();
  const rows = await tx.rows<HeardMessage>(
    sql`with transfers as materialized (${lastTransfers(tx.account_id, ids)})
      select m.id, m.conversation_id, m.position, m.type, coalesce(m.first_text, m.message) as message, m.media_id, f.mime as media_mime, m.file_name,
        m.media_ref is not null and m.media_id is null as awaits_file,
        case when m.reply_message ->> 'origin' = 'chatbot' then m.reply_message ->> 'message' end as quoted,
        case when m.reply_message ->> 'origin' = 'chatbot' then (
          select q.effect from messages q
          where q.account_id = m.account_id and q.channel_id = m.channel_id
            and q.platform_message_id = m.reply_message ->> 'platform_message_id'
        ) end as quoted_effect,
        m.option_id, case when m.origin = 'customer' then ${unseenEffects} end as unseen,
        m.origin = 'customer' and coalesce(t.position > m.position, false) as precedes_transfer, m.effect, m.failure, case when m.effect is not null then (
          select r.emoji from reactions r
          where r.account_id = m.account_id and r.channel_id = m.channel_id
            and r.platform_message_id = m.platform_message_id and r.origin = 'customer'
        ) end as reaction, m.created
      from messages m left join media f on f.account_id = ${tx.account_id} and f.id = m.media_id
        left join transfers t on t.conversation_id = m.conversation_id
      where m.account_id = ${tx.account_id} and m.id = any(${ids}::uuid[]) and not m.deleted
        and m.event is distinct from 'undone'`,
    'heard_messages',
  );
  return new Map(rows.map((row) => [row.id, row]));
}
