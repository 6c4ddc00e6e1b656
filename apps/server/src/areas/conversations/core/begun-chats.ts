import type { BegunChats } from '../../channels/index.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { chatStages } from '../../channels/index.ts';

interface Counting {
  channel_id: string;
  /** The beginning of the company's day. */
  begins: Date;
  now: Date;
}

/** Counts the chats that a number began; all its rows stand together in an index. */
export async function countBegun(
  db: Queryable & { readonly account_id: string },
  { channel_id, begins, now }: Counting,
): Promise<BegunChats> {
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  const row = await db.row<BegunChats>(
    sql`select count(*) filter (where chat_begun >= ${begins})::integer as today, count(*)::integer as week,
        count(*) filter (where customer_wrote is not null)::integer as answered
      from conversations
      where account_id = ${db.account_id} and channel_id = ${channel_id} and chat_begun > ${weekAgo}`,
    'count_begun',
  );
  return row ?? { today: 0, week: 0, answered: 0 };
}

/**
 * Counts the new chats whose first message was handed to the network, with an outcome that is not known yet. `besides`
 * are not counted.
 */
export async function countUnsettled(
  db: Queryable & { readonly account_id: string },
  { channel_id, besides }: { channel_id: string; besides: readonly string[] },
): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(distinct conversation_id)::integer as count from outbox
      where account_id = ${db.account_id} and channel_id = ${channel_id} and chat = ${chatStages.new}
        and state <> 'queued' and conversation_id <> all(${[...besides]}::uuid[])`,
    'count_unsettled',
  );
  return row?.count ?? 0;
}
