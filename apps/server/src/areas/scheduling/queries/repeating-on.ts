import type { Repetition } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { nextDay } from '../rules/next-day.ts';
import { visibleTo } from '../visible.ts';

interface Repeating {
  id: string;
  first_day: string;
  day: string;
  repeats: Repetition;
}

/** Returns the occurrences of repetitions in these days that come after the planned one of each. */
export async function repeatingOn(
  { db, session }: CallContext,
  { from, to }: { from: string; to: string },
): Promise<{ id: string; day: string }[]> {
  const rows = await db.rows<Repeating>(
    sql`select s.id, s.first_day::text, s.day::text, s.repeats
      from schedules s join channels ch on ch.account_id = s.account_id and ch.id = s.channel_id
      where s.account_id = ${db.account_id} and s.repeats is not null and s.status = 'scheduled' and s.filed_at is null
        and s.day < ${to}::date and ${visibleTo(session)}`,
    'repeating_schedules',
  );
  return rows.flatMap(({ id, first_day: first, day, repeats }) =>
    daysWithin({ first, repeats }, { after: day, from, to }).map((found) => ({ id, day: found })),
  );
}

interface Within {
  after: string;
  from: string;
  to: string;
}

function daysWithin(course: { first: string; repeats: Repetition }, { after, from, to }: Within): string[] {
  const days: string[] = [];
  for (let day = nextDay(course, after); day !== null && day <= to; day = nextDay(course, day))
    if (day >= from) days.push(day);
  return days;
}
