import { defaultSendingSettings, limits, noRow, type SendingNumber, type WaitReason } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import { paceOf } from '../rules/pace.ts';
import { getSendingSettings } from './get-settings.ts';

type Counts = Pick<SendingNumber, 'chip' | 'name' | 'in_hour' | 'in_day' | 'waiting'>;

interface Row extends Counts {
  driver: string;
  age: number;
  wait_reason: WaitReason | null;
  wait_until: Date | null;
  holds: SendingNumber['holds'];
}

/** Reads how the sends of each number are doing. */
export async function getSendingNumbers(context: CallContext): Promise<SendingNumber[]> {
  const now = context.clock.now();
  const [rows, saved] = await Promise.all([readRows(context, now), getSendingSettings(context)]);
  return rows.map((row) => present(row, { ...defaultSendingSettings, ...saved }));
}

function present(row: Row, settings: typeof defaultSendingSettings): SendingNumber {
  const { driver, age, wait_reason, wait_until, holds, ...counts } = row;
  const { maxPerHour, maxPerDay } = paceOf({ unofficial: capabilitiesOf(driver).unofficial, age }, settings);
  const wait = wait_reason && wait_until && { reason: wait_reason, until: wait_until.toISOString() };
  return {
    ...counts,
    max_per_hour: finite(maxPerHour),
    max_per_day: finite(maxPerDay),
    wait,
    holds: holds.map(({ since, ...hold }) => ({ ...hold, since: new Date(since).toISOString() })),
  };
}

const finite = (cap: number) => (Number.isFinite(cap) ? cap : null);

function readRows({ db }: CallContext, now: Date): Promise<Row[]> {
  const { account_id } = db;
  return db.rows<Row>(
    sql`select ch.id as chip, ch.name, ch.driver, handed.*, waiting.waiting, held.holds,
        today.day::date - coalesce(ch.used_since, (ch.created at time zone a.time_zone)::date) as age,
        case when n.wait_until > ${now} and waiting.waiting > 0 then n.wait_reason end as wait_reason, n.wait_until
      from channels ch
      join accounts a on a.id = ch.account_id
      left join send_numbers n on n.account_id = ch.account_id and n.channel_id = ch.id
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone a.time_zone) as day) as today
      cross join lateral (
        select count(*) filter (where handed_at > ${now}::timestamptz - interval '1 hour')::integer as in_hour,
          count(*) filter (where handed_at >= today.day at time zone a.time_zone)::integer as in_day
        from sends where account_id = ${account_id} and channel_id = ch.id and handed_at is not null
          and handed_at > least(today.day at time zone a.time_zone, ${now}::timestamptz - interval '1 hour')
      ) as handed
      cross join lateral (
        select least(sum(line.count), ${limits.sends_counted_max})::integer as waiting from (
          select ${noRow}::uuid as id
          union all
          select s.id from send_sources s where s.account_id = ${account_id} and s.channel_id = ch.id and s.own_line
            and s.held_reason is null and s.cancelled_at is null
        ) as lines cross join lateral (
          select count(*) as count from (
            select from sends where account_id = ${account_id} and channel_id = ch.id and state = 'waiting'
              and line = lines.id limit ${limits.sends_counted_max}
          ) as counted
        ) as line
      ) as waiting
      cross join lateral (
        select coalesce(json_agg(by_reason order by reason), '[]') as holds from (
          select s.held_reason as reason, min(s.held_at) as since, sum(held.sends)::integer as sends
          from send_sources s cross join lateral (
            select count(*) as sends from sends x where x.account_id = ${account_id} and x.kind = s.kind
              and x.source_id = s.id and x.state in ('waiting', 'held')
          ) as held
          where s.account_id = ${account_id} and s.channel_id = ch.id and s.held_reason is not null and held.sends > 0
          group by s.held_reason
        ) as by_reason
      ) as held
      where ch.account_id = ${account_id} and not ch.filed
      order by ch.created, ch.id`,
    'sending_numbers',
  );
}
