import type { Repetition } from '@prosa/contract';
import { addDays, daysBetween } from '../../../platform/clock/days.ts';

/** On which days something comes: on the first, and on those that follow from the repetition. */
export interface Course {
  first: string;
  repeats: Repetition | null;
}

/**
 * Returns the first day of a course after `after` (or its first day at all); null where none follows. A month without
 * the day on which the course began has its last day instead, and the month after it the day itself again.
 */
export function nextDay({ first, repeats }: Course, after: string | null): string | null {
  const from = after === null || after < first ? first : addDays(after, 1);
  if (!repeats) return from === first ? first : null;
  const day = dayFrom({ first, repeats, from });
  return repeats.until !== null && day > repeats.until ? null : day;
}

interface Looking {
  first: string;
  repeats: Repetition;
  /** Not before the first. */
  from: string;
}

function dayFrom(looking: Looking): string {
  const { first, repeats, from } = looking;
  const { every, interval } = repeats;
  if (every === 'week') return weekdayFrom(looking);
  if (every === 'month') return monthDayFrom(looking);
  const passed = daysBetween(first, from) - 1;
  return addDays(first, Math.ceil(passed / interval) * interval);
}

const weekday = (day: string) => new Date(day).getUTCDay();

function weekdayFrom({ first, repeats: { interval, weekdays }, from }: Looking): string {
  const wanted = weekdays.length ? weekdays : [weekday(first)];
  const firstSunday = addDays(first, -weekday(first));
  for (let day = from; ; day = addDays(day, 1)) {
    const week = Math.floor((daysBetween(firstSunday, day) - 1) / 7);
    if (week % interval === 0 && wanted.includes(weekday(day))) return day;
  }
}

function monthDayFrom({ first, repeats: { interval }, from }: Looking): string {
  const months = monthsOf(from) - monthsOf(first);
  const turn = Math.floor(months / interval) * interval;
  const day = inMonth(first, turn);
  return day < from ? inMonth(first, turn + interval) : day;
}

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** Returns the day so many months later, or the last day of that month. */
function inMonth(first: string, months: number): string {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1 + months];
  const last = new Date(Date.UTC(year, month + 1, 0));
  const date = Math.min(Number(first.slice(8, 10)), last.getUTCDate());
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}
