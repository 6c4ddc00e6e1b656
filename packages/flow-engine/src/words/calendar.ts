import { nationalHolidays, type Holiday } from '@prosa/brazil';
import type { WeeklyHours } from '@prosa/contract';
import { addDays } from './answers/count-days.ts';
import { dateText, localTime, momentOf } from './local-time.ts';

/** Returns whether a moment lies within weekly hours; hours may reach over midnight, equal ends are the whole day. */
export function isOpen(at: number, weekly: readonly WeeklyHours[], zone: string): boolean {
  const { weekday, hour, minute } = localTime(at, zone);
  const now = hour * 60 + minute;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return weekly.some(({ days, from, to }) => {
    const [start, end] = [minutesOf(from), endOf(from, to)];
    const isToday = days.includes(weekday) && now >= start && now < end;
    return isToday || (days.includes(yesterday) && now + minutesInDay < end);
  });
}

/**
 * Returns the moment itself where it lies within weekly hours, else their next beginning; null where there are none.
 */
export function nextOpening(at: number, weekly: readonly WeeklyHours[], zone: string): number | null {
  if (isOpen(at, weekly, zone)) return at;
  const starts = [...new Set(weekly.map(({ from }) => from))].toSorted();
  const today = dateText(localTime(at, zone));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = addDays(today, ahead);
    const moments = starts.map((start) => momentOf(`${date}T${start}`, zone));
    const found = moments.find((moment) => moment !== null && moment > at && isOpen(moment, weekly, zone));
    if (found) return found;
  }
  return null;
}

/** Returns the name, which may be empty, of the holiday on a moment's day; null where that day is none. */
export function holidayOn(at: number, zone: string, { national, own }: Holidays): string | null {
  const clock = localTime(at, zone);
  const date = dateText(clock);
  const all = national ? [...own, ...nationalHolidays(clock.year)] : own;
  return all.find((holiday) => holiday.date === date)?.name ?? null;
}

/** Which holidays count: those of the country, and the company's own. */
export interface Holidays {
  national: boolean;
  own: readonly Holiday[];
}

const minutesInDay = 1440;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Counted from the day the hours begin; 23:59 means until midnight. */
function endOf(from: string, to: string): number {
  const end = to === '23:59' ? minutesInDay : minutesOf(to);
  return end <= minutesOf(from) ? end + minutesInDay : end;
}
