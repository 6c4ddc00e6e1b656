import type { AccountDb, Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { pauseBetweenChats, warmUpOf, type WarmUpFacts } from './warm-up.ts';

/** The chats that a number began, as the area that has them counts them. */
export interface BegunChats {
  /** Since the beginning of the company's day. */
  today: number;
  /** In the last 7 days, and how many of these were answered. */
  week: number;
  answered: number;
}

/** The company's day, and how long the number has been in use. */
export interface NumberDay {
  begins: Date;
  ends: Date;
  age: number;
}

/** Reads the company's day at a moment, and the number's age in days. */
export async function numberDay(
  db: Queryable & { readonly account_id: string },
  channel_id: string,
  now: Date,
): Promise<NumberDay> {
  const row = await db.row<NumberDay>(
    sql`select day at time zone a.time_zone as begins, (day + interval '1 day') at time zone a.time_zone as ends,
        day::date - coalesce(c.used_since, (c.created at time zone a.time_zone)::date) as age
      from accounts a join channels c on c.account_id = a.id
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone a.time_zone) as day) as today
      where a.id = ${db.account_id} and c.id = ${channel_id}`,
    'number_day',
  );
  if (!row) throw new Error(`no number ${channel_id}`);
  return row;
}

/** Returns what the warm-up of a number is judged by. */
export function warmUpFacts({ age }: NumberDay, { week, answered }: BegunChats): WarmUpFacts {
  return { age, begun: week, answered };
}

interface Admitting {
  channel_id: string;
  now: Date;
  /** Between 0 and 1. */
  random: number;
  /** Counts the chats of the number, those included that may have begun a moment ago. */
  count(tx: Transaction, day: NumberDay): Promise<BegunChats>;
}

/**
 * Decides whether a number of an unofficial client may begin a chat now, and writes down when it may begin the next
 * one before this one is sent: after a pause, or tomorrow. Returns the decision.
 */
export function admitChat(db: AccountDb, { channel_id, now, random, count }: Admitting): Promise<boolean> {
  return db.transaction(async (tx) => {
    const day = await numberDay(tx, channel_id, now);
    const begun = await count(tx, day);
    const isAdmitted = begun.today < warmUpOf(warmUpFacts(day, begun)).maxChats;
    const next = isAdmitted ? new Date(now.getTime() + pauseBetweenChats(random)) : day.ends;
    await tx.run(
      sql`update channels set next_chat_at = ${next}, next_chat_reason = ${isAdmitted ? 'pause' : 'warm_up'}
        where account_id = ${tx.account_id} and id = ${channel_id}`,
      'set_next_chat',
    );
    if (!isAdmitted) tx.record({ type: 'channels.changed', payload: { channel_id } });
    return isAdmitted;
  });
}
