import type { calls, DashboardData, ParsedInput } from '@prosa/contract';
import { requireChannel } from '../../channels/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { dayOf, daysFrom } from '../../../platform/clock/days.ts';
import { previousPeriod, readPeriod, type Period } from '../../../platform/clock/period.ts';
import { calendarOf, countPeriod, type Counted, type DayRow } from '../reader.ts';

type Input = ParsedInput<typeof calls.getDashboardData>;
type Counts = DashboardData['conversation_cards'];

/** Departments with a line of their own in the chart; more lines could not be told apart. */
const maxLines = 5;

/** Returns the numbers of a period, from the daily rollups alone. */
export async function getDashboardData(
  { db, clock }: CallContext,
  { interval, selected_chip }: Input,
): Promise<DashboardData> {
  if (selected_chip !== null) await requireChannel(db, selected_chip);
  const { time_zone, created } = await calendarOf(db);
  const period = readPeriod(interval, dayOf(clock.now(), time_zone));
  const before = previousPeriod(period);
  const wanted = { ...period, channel_id: selected_chip, since: before.from, lines: maxLines };
  const { days, departments, lines, tags } = await countPeriod(db, wanted);
  const within = days.filter(({ day }) => day >= period.from);
  const isYounger = dayOf(created, time_zone) > before.from;
  return {
    ...period,
    conversation_cards: sum(within),
    previous: isYounger ? null : { ...before, ...sum(days.filter(({ day }) => day < period.from)) },
    conversation_chart: dailyCounts(within, period),
    conversation_chart_departments: departmentDays(lines, period),
    department_distribution: departments.map(({ id, name, conversations: all }) => ({ _id: id, name, all })),
    tag_distribution:
      tags?.map(({ id, name, color, conversations: all }) => ({ _id: id, name, color, all })) ?? null,
  };
}

function counts({ conversations, manual }: Omit<DayRow, 'day'>): Counts {
  return { all: conversations, chatbot: conversations - manual, manual };
}

function sum(rows: readonly DayRow[]): Counts {
  const total = { conversations: 0, manual: 0 };
  for (const { conversations, manual } of rows) {
    total.conversations += conversations;
    total.manual += manual;
  }
  return counts(total);
}

function dailyCounts(rows: readonly DayRow[], { from, to }: Period): DashboardData['conversation_chart'] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysFrom(from, to).map((day) => ({
    _id: day,
    ...counts(known.get(day) ?? { conversations: 0, manual: 0 }),
  }));
}

function departmentDays(
  lines: Counted['lines'],
  { from, to }: Period,
): DashboardData['conversation_chart_departments'] {
  const byDay = new Map<string, { _id: string | null; all: number }[]>();
  for (const { day, department_id, conversations } of lines) {
    const departments = byDay.get(day) ?? [];
    departments.push({ _id: department_id, all: conversations });
    byDay.set(day, departments);
  }
  return daysFrom(from, to).map((day) => ({ _id: day, departments: byDay.get(day) ?? [] }));
}
