import { defaultSendingSettings } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf, chatStages } from '../../channels/index.ts';
import { highestOwnCap, paceOf } from '../rules/pace.ts';
import type { SendFacts } from '../rules/decide.ts';
import type { Window } from '../rules/window.ts';

/** A number whose turn it is, locked, with what decides about its next send. */
export interface SendingNumber {
  channel_id: string;
  department_id: string;
  driver: string;
  time_zone: string;
  window: Window;
  facts: SendFacts['number'];
}

interface Row {
  department_id: string;
  last_at: Date | null;
  spread: number;
  last_text: string | null;
  same_texts: number;
  driver: string;
  status: string;
  status_since: Date | null;
  filed: boolean;
  is_closed: boolean;
  sends_paused_until: Date | null;
  chats_held_until: Date | null;
  next_chat_at: Date | null;
  next_chat_reason: 'warm_up' | 'pause' | null;
  time_zone: string;
  settings: Partial<typeof defaultSendingSettings> | null;
  age: number;
  in_hour: number;
  hour_since: Date | null;
  in_day: number;
  day_ends: Date;
  queued: number;
  begins_chat: boolean;
}

/** The lane of what goes to many, as the outbox has it. */
const bulkLane = 2;
const maxCounted = 100;

/** Locks a number for one turn and reads what decides about its next send; null where it never sent anything. */
export async function lockNumber(
  tx: Transaction,
  channel_id: string,
  now: Date,
): Promise<SendingNumber | null> {
  // Sent together: what counts is read once the worker that had it is done.
  const [, row] = await Promise.all([
    tx.row(
      sql`select from send_numbers where account_id = ${tx.account_id} and channel_id = ${channel_id} for update`,
      'lock_send_number',
    ),
    readNumber(tx, channel_id, now),
  ]);
  if (!row) return null;
  const { department_id, driver, time_zone } = row;
  const settings = { ...defaultSendingSettings, ...row.settings };
  const capabilities = capabilitiesOf(driver);
  const pace = paceOf({ unofficial: capabilities.unofficial, age: row.age }, settings);
  return {
    channel_id,
    department_id,
    driver,
    time_zone,
    window: settings,
    facts: {
      ...row,
      is_gone: row.filed,
      is_open: row.status === 'open',
      open_since: row.status_since,
      paused_until: row.sends_paused_until,
      begins_chat: capabilities.unofficial && row.begins_chat,
      pace,
    },
  };
}

function readNumber(tx: Transaction, channel_id: string, now: Date): Promise<Row | null> {
  const { account_id } = tx;
  return tx.row<Row>(
    sql`select ch.department_id, n.last_at, n.spread, n.last_text, n.same_texts, ch.driver, ch.status, ch.status_since, ch.filed,
        ch.sends_paused_until, ch.chats_held_until, ch.next_chat_at, ch.next_chat_reason, a.time_zone,
        a.access_closed is not null as is_closed, to_jsonb(s) - 'account_id' as settings,
        today.day::date - coalesce(ch.used_since, (ch.created at time zone a.time_zone)::date) as age,
        (today.day + interval '1 day') at time zone a.time_zone as day_ends,
        handed.in_hour, handed.hour_since, handed.in_day, waiting.queued, waiting.begins_chat
      from send_numbers n
      join channels ch on ch.account_id = n.account_id and ch.id = n.channel_id
      join accounts a on a.id = n.account_id
      left join sending_settings s on s.account_id = n.account_id
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone a.time_zone) as day) as today
      cross join lateral (
        select count(*) filter (where handed_at > ${now}::timestamptz - interval '1 hour')::integer as in_hour,
          min(handed_at) filter (where handed_at > ${now}::timestamptz - interval '1 hour') as hour_since,
          count(*) filter (where handed_at >= today.day at time zone a.time_zone)::integer as in_day
        from (
          select handed_at from sends where account_id = n.account_id and channel_id = n.channel_id
            and handed_at is not null
            and handed_at > least(today.day at time zone a.time_zone, ${now}::timestamptz - interval '1 hour')
          -- No cap that is not set by the company is higher.
          order by handed_at desc limit greatest(s.max_per_hour, s.max_per_day, ${highestOwnCap})
        ) as newest
      ) as handed
      cross join lateral (
        select count(*)::integer as queued, coalesce(bool_or(chat = ${chatStages.new}), false) as begins_chat from (
          select chat from outbox where account_id = n.account_id and channel_id = n.channel_id
            and chat = any(${Object.values(chatStages)}::smallint[]) and lane = ${bulkLane} limit ${maxCounted}
        ) as bulk
      ) as waiting
      where n.account_id = ${account_id} and n.channel_id = ${channel_id}`,
    'read_send_number',
  );
}
