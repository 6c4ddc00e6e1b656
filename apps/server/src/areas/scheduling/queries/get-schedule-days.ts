import type { CallOutput, calls, ParsedInput, ScheduleStatus } from '@prosa/contract';
import { addDays, dayOf } from '../../../platform/clock/days.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleTo } from '../visible.ts';
import { repeatingOn } from './repeating-on.ts';

type Days = CallOutput<typeof calls.getScheduleDays>;

/** Counts the sends of each day of a month and the weeks around it, with those that repetitions are going to bring. */
export async function getScheduleDays(
  context: CallContext,
  { month }: ParsedInput<typeof calls.getScheduleDays>,
): Promise<Days> {
  const { db, session, clock } = context;
  const first = `${month}-01`;
  // Whole weeks, as a calendar shows them.
  const from = addDays(first, -6);
  const to = addDays(`${addDays(first, 31).slice(0, 7)}-01`, 5);
  const [rows, repeating, account] = await Promise.all([
    db.rows<{ day: string; status: ScheduleStatus; count: number }>(
      sql`select to_char(s.due_at at time zone a.time_zone, 'YYYY-MM-DD') as day, s.status, count(*)::integer as count
        from schedules s join accounts a on a.id = s.account_id
        join channels ch on ch.account_id = s.account_id and ch.id = s.channel_id
        where s.account_id = ${db.account_id} and s.filed_at is null and ${visibleTo(session)}
          and s.due_at >= ${from}::date::timestamp at time zone a.time_zone
          and s.due_at < (${to}::date + 1)::timestamp at time zone a.time_zone
        group by 1, 2`,
      'schedules_by_day',
    ),
    repeatingOn(context, { from, to }),
    db.row<{ time_zone: string }>(sql`select time_zone from accounts where id = ${db.account_id}`),
  ]);
  const days = new Map<string, Days['days'][number]>();
  const on = (day: string) => {
    const known = days.get(day) ?? { day, scheduled: 0, sent: 0, error: 0 };
    days.set(day, known);
    return known;
  };
  for (const { day, status, count } of rows) on(day)[status] += count;
  for (const { day } of repeating) on(day).scheduled += 1;
  return {
    today: dayOf(clock.now(), account?.time_zone ?? 'America/Sao_Paulo'),
    days: [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  };
}
