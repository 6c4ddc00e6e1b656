import type { StoredQuote } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Arrival } from './arrival.ts';

/** Reads the messages that arrivals quote, by `"<channel> <platform id>"`. */
export async function quotedMessages(
  tx: Transaction,
  arrivals: readonly Arrival[],
): Promise<Map<string, StoredQuote>> {
  const quoting = arrivals.filter(({ message }) => message.reply_to);
  if (!quoting.length) return new Map();
  const rows = await tx.rows<StoredQuote & { channel_id: string }>(
    sql`select m.channel_id, m.platform_message_id, m.type, m.origin,
        case when m.deleted then '' else left(m.message, 300) end as message
      from unnest(${quoting.map(({ channel_id }) => channel_id)}::bigint[],
        ${quoting.map(({ message }) => message.reply_to)}::text[]) as given(channel_id, platform_message_id)
      join messages m on m.account_id = ${tx.account_id} and m.channel_id = given.channel_id
        and m.platform_message_id = given.platform_message_id`,
    'quoted_messages',
  );
  return new Map(
    rows.map(({ channel_id, ...quote }) => [`${channel_id} ${quote.platform_message_id}`, quote]),
  );
}

/** Takes the receipts that arrived before the business's own messages, by `"<channel> <platform id>"`. */
export async function earlyReceipts(
  tx: Transaction,
  arrivals: readonly Arrival[],
): Promise<Map<string, number>> {
  const own = arrivals.filter(({ message }) => message.from_me);
  if (!own.length) return new Map();
  const rows = await tx.rows<{ channel_id: string; platform_message_id: string; status: number }>(
    sql`delete from early_receipts r
      using unnest(${own.map(({ channel_id }) => channel_id)}::bigint[],
        ${own.map(({ message }) => message.platform_message_id)}::text[]) as given(channel_id, platform_message_id)
      where r.account_id = ${tx.account_id} and r.channel_id = given.channel_id
        and r.platform_message_id = given.platform_message_id
      returning r.channel_id, r.platform_message_id, r.status`,
    'take_early_receipts',
  );
  return new Map(rows.map((row) => [`${row.channel_id} ${row.platform_message_id}`, row.status]));
}
