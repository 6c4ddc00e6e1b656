import type { NumberHealth } from '@prosa/contract';
import { capabilitiesOf, maxChatInSql, warmUpOf, warmUpStages } from '../../channels/index.ts';
import { visibleDepartments } from '../../team/index.ts';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface HealthRow {
  id: string;
  driver: string;
  last_received: Date | null;
  last_sent: Date | null;
  sent_today: number;
  begun_today: number;
  begun_week: number;
  answered_week: number;
  age: number;
  used_since: string | null;
  new_chats_held: boolean;
  new_chats_until: Date | null;
  new_chats_used: number | null;
  new_chats_limit: number | null;
  waiting: number;
  waiting_in: string | null;
}

/** Returns how the numbers that the person may see are doing; one statement that reads counters, never messages. */
export async function getNumberHealth({ db, session, clock }: CallContext): Promise<NumberHealth[]> {
  const rows = await healthRows(db, visibleDepartments(session), clock.now());
  return rows.map(present);
}

function healthRows(db: AccountDb, departments: readonly string[] | null, now: Date): Promise<HealthRow[]> {
  const { account_id } = db;
  const ofDay = sql`from channel_days d where d.account_id = ${account_id} and d.channel_id = c.id`;
  const seen = departments ? sql`and c.department_id = any(${[...departments]}::uuid[])` : sql``;
  return db.rows<HealthRow>(
    sql`select c.id, c.driver, c.used_since::text, c.new_chats_until, c.new_chats_used, c.new_chats_limit,
        c.new_chats_held and coalesce(c.new_chats_until > ${now}::timestamptz, true) as new_chats_held,
        (select last ${ofDay} and not d.is_sent order by day desc limit 1) as last_received,
        (select last ${ofDay} and d.is_sent order by day desc limit 1) as last_sent,
        coalesce((select messages ${ofDay} and d.is_sent and d.day = today.day::date), 0) as sent_today,
        today.day::date - coalesce(c.used_since, (c.created at time zone a.time_zone)::date) as age,
        begun.*, waiting.*
      from channels c join accounts a on a.id = c.account_id
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone a.time_zone) as day) as today
      cross join lateral (
        select count(*) filter (where v.chat_begun >= today.day at time zone a.time_zone)::integer as begun_today,
          count(*)::integer as begun_week, count(*) filter (where v.customer_wrote is not null)::integer as answered_week
        from conversations v where v.account_id = ${account_id} and v.channel_id = c.id
          and v.chat_begun > ${now}::timestamptz - interval '7 days'
      ) as begun
      cross join lateral (
        select count(*)::integer as waiting, (array_agg(o.conversation_id order by o.number))[1] as waiting_in
        from outbox o where o.channel_id = c.id and o.chat > ${maxChatInSql(now)} and o.state = 'queued'
          and (o.chat < 2 or c.next_chat_reason is distinct from 'pause' or c.chats_held_until > ${now}
            or c.sends_paused_until > ${now})
      ) as waiting
      where c.account_id = ${account_id} and not c.filed ${seen}
      order by c.created, c.id`,
    departments ? 'number_health_of_departments' : 'number_health',
  );
}

function present(row: HealthRow): NumberHealth {
  const { id: chip, driver, new_chats_used: used, new_chats_limit: limit } = row;
  return {
    chip,
    last_received: row.last_received?.toISOString() ?? null,
    last_sent: row.last_sent?.toISOString() ?? null,
    sent_today: row.sent_today,
    begun_today: row.begun_today,
    begun_week: row.begun_week,
    answered_week: row.answered_week,
    warm_up: capabilitiesOf(driver).unofficial ? warmUp(row) : null,
    network: {
      held: row.new_chats_held,
      until: row.new_chats_until?.toISOString() ?? null,
      quota: used === null || limit === null ? null : { used, limit },
    },
    waiting: row.waiting,
    waiting_in: row.waiting_in,
  };
}

function warmUp({ age, used_since, begun_week: begun, answered_week: answered }: HealthRow) {
  const { stage, maxChats } = warmUpOf({ age, begun, answered });
  return { stage, stages: warmUpStages, max_chats: maxChats, age, used_since };
}
