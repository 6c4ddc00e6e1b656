import { limits } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Changed } from './attach-said.ts';

/**
 * Marks sends as answered by these messages of customers: each counts for the newest send that its writer had received
 * over the same number, if that is not longer ago than `reply_attribution_hours`.
 */
export async function followReplies(tx: Transaction, message_ids: readonly string[]): Promise<Changed[]> {
  if (!message_ids.length) return [];
  const { account_id } = tx;
  return tx.rows<Changed>(
    sql`update sends s set state = 'replied', replied_at = answered.replied_at
      from (
        select newest.id, min(m.created) as replied_at
        from messages m
        join conversations c on c.account_id = ${account_id} and c.id = m.conversation_id
        cross join lateral (
          select s.id from sends s where s.account_id = ${account_id} and s.contact_id = c.contact_id
            -- The network gives its times in whole seconds.
            and s.handed_at < m.created + interval '1 second'
            and s.handed_at > m.created - make_interval(hours => ${limits.reply_attribution_hours})
            and s.channel_id = c.channel_id and s.state not in ('failed', 'skipped', 'cancelled')
          order by s.handed_at desc limit 1
        ) as newest
        where m.account_id = ${account_id} and m.id = any(${[...message_ids]}::uuid[])
        group by newest.id
      ) as answered
      where s.account_id = ${account_id} and s.id = answered.id
        and s.state in ('handed', 'sent', 'delivered', 'read')
      returning s.kind, s.source_id`,
    'follow_replies',
  );
}
