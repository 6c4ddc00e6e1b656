import type { AccountDb } from '../../platform/db/database.ts';
import { raw, sql, type Sql } from '../../platform/db/sql.ts';
import type { Period } from '../../platform/clock/period.ts';
import { allChannels } from './rollups/ledger.ts';

/** Which numbers to read. */
export interface Wanted extends Period {
  /** One channel, or null for all. */
  channel_id: string | null;
}

/** The conversations of a day. */
export interface DayRow {
  day: string;
  conversations: number;
  manual: number;
}

/** The sums of a period's daily numbers. */
export interface Counted {
  /** By day, in no particular order, from `since` on. */
  days: DayRow[];
  /** By department in the period, most first. */
  departments: { id: string; name: string; conversations: number }[];
  /**
   * By day of the period, in no particular order, for the `lines` departments that have most; the others of a day
   * under null.
   */
  lines: { day: string; department_id: string | null; conversations: number }[];
  /**
   * By tag of the contact in the period, most first, without archived tags; null when one channel is asked for,
   * because tags are not counted by channel.
   */
  tags: { id: string; name: string; color: string; conversations: number }[] | null;
}

/**
 * Reads the daily numbers once, from `since` on (before the period, to compare with), and adds them up. One
 * statement, so that all of it is from the same moment.
 */
export async function countPeriod(
  db: AccountDb,
  { from, to, channel_id, since, lines }: Wanted & { since: string; lines: number },
): Promise<Counted> {
  const row = await db.row<Counted>(
    sql`with counted as materialized (
        select day, department_id, conversations, manual from report_days
        where account_id = ${db.account_id} and channel_id = ${channel_id ?? allChannels}
          and day between ${since}::date and ${to}::date
      ), per_day as (
        select day, sum(conversations) as conversations, sum(manual) as manual from counted group by day
      ), per_department as (
        select d.id, d.name, c.conversations
        from (select department_id, sum(conversations) as conversations
          from counted where day >= ${from}::date group by department_id) c
        join departments d on d.account_id = ${db.account_id} and d.id = c.department_id
      ), most as (
        select id from per_department order by conversations desc, name, id limit ${raw(String(lines))}
      ), per_line as (
        select day, id as department_id, sum(conversations) as conversations
        from counted left join most on id = department_id where day >= ${from}::date group by day, id
      )
      select (select coalesce(json_agg(d), '[]') from per_day d) as days,
        (select coalesce(json_agg(d order by conversations desc, name, id), '[]') from per_department d)
          as departments,
        (select coalesce(json_agg(l), '[]') from per_line l) as lines,
        ${channel_id === null ? tagsCounted(db, { from, to }) : sql`null`} as tags`,
  );
  return row ?? { days: [], departments: [], lines: [], tags: null };
}

function tagsCounted({ account_id }: AccountDb, { from, to }: Period): Sql {
  return sql`(select coalesce(json_agg(t order by conversations desc, name, id), '[]') from (
      select t.id, t.name, t.color, counted.conversations from (
        select tag_id, sum(conversations) as conversations from report_tag_days
        where account_id = ${account_id} and day between ${from}::date and ${to}::date group by tag_id
      ) counted
      join tags t on t.account_id = ${account_id} and t.id = counted.tag_id and not t.filed
    ) t)`;
}

/** Reads the company's time zone and when the company was created. */
export async function calendarOf(db: AccountDb): Promise<{ time_zone: string; created: Date }> {
  const row = await db.row<{ time_zone: string; created: Date }>(
    sql`select time_zone, created from accounts where id = ${db.account_id}`,
    'report_calendar',
  );
  if (!row) throw new Error('a company without a row');
  return row;
}
