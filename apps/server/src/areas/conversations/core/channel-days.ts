import type { Transaction } from '../../../platform/db/database.ts';
import { sql, type Sql } from '../../../platform/db/sql.ts';
import type { ConversationDraft } from './draft.ts';

/** What came over a number in one commit. */
interface Received {
  channel_id: string;
  messages: number;
  last: Date;
}

/** The day of a moment in the company's calendar. */
const dayOf = (account_id: string, moment: Sql) =>
  sql`(${moment} at time zone (select time_zone from accounts where id = ${account_id}))::date`;

const addToDay = sql`on conflict (account_id, channel_id, is_sent, day)
      do update set messages = d.messages + excluded.messages, last = greatest(d.last, excluded.last)`;

/** Counts what customers wrote in the drafts, by number. */
export function receivedOf(drafts: readonly ConversationDraft[]): Received[] {
  const byChannel = new Map<string, Received>();
  for (const { channel_id, pending } of drafts) {
    for (const { origin, created } of pending.messages) {
      if (origin !== 'customer') continue;
      const { messages = 0, last = created } = byChannel.get(channel_id) ?? {};
      byChannel.set(channel_id, {
        channel_id,
        messages: messages + 1,
        last: last > created ? last : created,
      });
    }
  }
  return [...byChannel.values()].sort((one, other) => one.channel_id.localeCompare(other.channel_id));
}

/** Returns the part of a statement that adds what came to the days of its numbers. */
export function countReceived({ account_id }: Transaction, received: readonly Received[]): Sql {
  return sql`received as (
    insert into channel_days as d (account_id, channel_id, day, is_sent, messages, last)
    select ${account_id}, channel_id, ${dayOf(account_id, sql`last`)}, false, messages, last
    from unnest(${received.map(({ channel_id }) => channel_id)}::bigint[],
      ${received.map(({ messages }) => messages)}::integer[],
      ${received.map(({ last }) => last)}::timestamptz[]) as given(channel_id, messages, last)
    ${addToDay}
  )`;
}

/** Returns the part of a statement that adds the messages in `mine`, which have just left, to their number's day. */
export function countSent(account_id: string, channel_id: string, now: Date): Sql {
  return sql`counted as (
        insert into channel_days as d (account_id, channel_id, day, is_sent, messages, last)
        select ${account_id}, ${channel_id}, ${dayOf(account_id, sql`${now}::timestamptz`)}, true, count(*), ${now}
        from mine where kind = 'send' having count(*) > 0
        ${addToDay}
      )`;
}
