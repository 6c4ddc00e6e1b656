import { requireOwned } from '../../channels/index.ts';
import { tagByKeywords } from '../../contacts/index.ts';
import type { Runtime } from '../../../platform/area.ts';
import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { lockTalk } from '../core/lock-talk.ts';
import { refreshNewest } from '../core/refresh-last-messages.ts';
import { storable } from '../storable.ts';
import type { Arrival } from './arrival.ts';
import { isUnreadable, keyOf } from './drop-known.ts';
import { maxSearched } from './first-look.ts';
import { quotedMessages } from './look-ups.ts';
import { maxChars, shownAside } from './write-threads.ts';

interface Placeholder {
  id: string;
  conversation_id: string;
  contact_id: string;
  ignore: boolean;
}

/**
 * Gives messages that could not be read when they came the content that comes now under the same id. Their place, time
 * and status stay. What follows from a content (automatic tags, what bots hear) follows now, once.
 */
export async function fillInKnown(
  { database }: Runtime,
  account_id: string,
  arrivals: readonly Arrival[],
): Promise<void> {
  const db = database.forAccount(account_id);
  const readable = arrivals.filter((arrival) => !isUnreadable(arrival));
  const waiting = await placeholders(db, readable);
  for (const arrival of waiting.size ? readable : []) {
    const found = waiting.get(keyOf(arrival));
    if (found) await db.transaction((tx) => fillIn(tx, arrival, found));
  }
}

async function placeholders(db: AccountDb, arrivals: readonly Arrival[]): Promise<Map<string, Placeholder>> {
  const rows = await db.rows<Placeholder & { key: string }>(
    sql`select m.channel_id || ' ' || m.platform_message_id as key, m.id, m.conversation_id, c.contact_id, k.ignore
      from unnest(${arrivals.map(({ channel_id }) => channel_id)}::bigint[],
        ${arrivals.map(({ message }) => message.platform_message_id)}::text[]) as given(channel_id, platform_message_id)
      join messages m on m.account_id = ${db.account_id} and m.channel_id = given.channel_id
        and m.platform_message_id = given.platform_message_id and 'undecryptable' = any(m.marks)
      join conversations c on c.account_id = ${db.account_id} and c.id = m.conversation_id
      join contacts k on k.account_id = ${db.account_id} and k.id = c.contact_id`,
    'placeholders',
  );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

async function fillIn(tx: Transaction, arrival: Arrival, found: Placeholder): Promise<void> {
  const { channel_id, message } = arrival;
  const { contact_id, id } = found;
  await requireOwned(tx, [arrival]);
  const heard = !message.from_me && !found.ignore;
  // Tags lock contacts, which comes before conversations.
  if (heard) await tagByKeywords(tx, [{ contact_id, text: storable(message.message, maxSearched) }]);
  await lockTalk(tx, { channel_id, platform_message_id: message.platform_message_id });
  const quotes = await quotedMessages(tx, [arrival]);
  const { marks = null, option_id = null } = shownAside(message);
  const quote = (message.reply_to && quotes.get(`${channel_id} ${message.reply_to}`)) || null;
  const text = storable(message.message, maxChars);
  const filled = await tx.row<{ conversation_id: string; deleted: boolean }>(
    sql`update messages set type = ${message.type}, marks = ${marks}::text[], option_id = ${option_id},
        -- An edit may have come before the text that it replaces.
        message = case when edited is null then ${text} else message end,
        first_text = case when edited is null then first_text else ${text} end,
        media_ref = ${message.media_ref}, file_name = ${message.file_name && storable(message.file_name, 255)},
        voice = ${message.voice && message.type === 'audio'}, reply_message = ${quote && JSON.stringify(quote)}::jsonb
      where account_id = ${tx.account_id} and id = ${id} and 'undecryptable' = any(marks)
      returning conversation_id, deleted`,
    'fill_in_message',
  );
  if (!filled) return;
  await refreshNewest(tx, id);
  const readable = heard && !filled.deleted && ({ readable: 'customer' } as const);
  const { conversation_id } = filled;
  const payload = { conversation_id, message_id: id, ...readable, said: true } as const;
  tx.record({ type: 'message.changed', payload });
}
