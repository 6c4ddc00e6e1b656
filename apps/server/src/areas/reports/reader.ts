import type { AccountDb } from '../../platform/db/database.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import type { Period } from './period.ts';

/** What the numbers are asked for. */
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

/** The days on which conversations were opened. */
export function conversationsByDay(db: AccountDb, wanted: Wanted): Promise<DayRow[]> {
  return db.rows<DayRow>(
    sql`select day::text, sum(conversations)::integer as conversations, sum(manual)::integer as manual
      from report_days where ${daysWanted(db, wanted)} group by day order by day`,
  );
}

/** The conversations of each department, most first. */
export function conversationsByDepartment(
  db: AccountDb,
  wanted: Wanted,
): Promise<{ id: string; name: string; conversations: number }[]> {
  return db.rows(
    sql`select d.id, d.name, counted.conversations from (
        select department_id, sum(conversations)::integer as conversations
        from report_days where ${daysWanted(db, wanted)} group by department_id
      ) counted
      join departments d on d.account_id = ${db.account_id} and d.id = counted.department_id
      order by counted.conversations desc, d.name, d.id`,
  );
}

/** The conversations by day of some departments; those of all others together under null. */
export function conversationsByDayAndDepartment(
  db: AccountDb,
  wanted: Wanted & { departments: readonly string[] },
): Promise<{ day: string; department_id: string | null; conversations: number }[]> {
  return db.rows(
    sql`select day::text, case when department_id = any(${wanted.departments}::text[]) then department_id end
        as department_id, sum(conversations)::integer as conversations
      from report_days where ${daysWanted(db, wanted)} group by 1, 2 order by 1`,
  );
}

/** The conversations with contacts that have each tag, most first; archived tags are nobody's. */
export function conversationsByTag(
  db: AccountDb,
  { from, to }: Period,
): Promise<{ id: string; name: string; color: string; conversations: number }[]> {
  return db.rows(
    sql`select t.id, t.name, t.color, counted.conversations from (
        select tag_id, sum(conversations)::integer as conversations from report_tag_days
        where account_id = ${db.account_id} and day between ${from}::date and ${to}::date group by tag_id
      ) counted
      join tags t on t.account_id = ${db.account_id} and t.id = counted.tag_id and not t.filed
      order by counted.conversations desc, t.name, t.id`,
  );
}

function daysWanted({ account_id }: AccountDb, { from, to, channel_id }: Wanted): Sql {
  const period = sql`account_id = ${account_id} and day between ${from}::date and ${to}::date`;
  return channel_id === null ? period : sql`${period} and channel_id = ${channel_id}`;
}

/** The company's calendar. */
export async function calendarOf(db: AccountDb): Promise<{ time_zone: string; created: Date }> {
  const row = await db.row<{ time_zone: string; created: Date }>(
    sql`select time_zone, created from accounts where id = ${db.account_id}`,
    'report_calendar',
  );
  if (!row) throw new Error('a company without a row');
  return row;
}
