import type { WeeklyHours } from '@prosa/contract';
import { addDays } from './answers/date.ts';
import { nationalHolidays } from './holidays.ts';
import { dateText, localTime, momentOf } from './local-time.ts';

/** When a company is open. */
export interface Calendar {
  weekly: readonly WeeklyHours[];
  national_holidays?: boolean;
  holidays?: readonly { date: string; name: string }[];
}

/** Open, closed, or a holiday and which. */
export interface OpeningState {
  state: 'open' | 'closed' | 'holiday';
  /** The holiday's name. */
  name: string | null;
}

/** How a calendar stands at a moment. A holiday closes its day, whatever the hours; the night before runs out. */
export function openingAt(calendar: Calendar, at: number, zone: string): OpeningState {
  const name = holidayAt(calendar, at, zone);
  if (name !== null) return { state: 'holiday', name };
  return { state: isWithin(calendar.weekly, at, zone) ? 'open' : 'closed', name: null };
}

/** Whether a moment lies within weekly hours; hours may reach over midnight, equal ends are the whole day. */
export function isWithin(weekly: readonly WeeklyHours[], at: number, zone: string): boolean {
  const { weekday, hour, minute } = localTime(at, zone);
  const now = hour * 60 + minute;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return weekly.some(({ days, from, to }) => {
    const [start, end] = [minutesOf(from), endOf(from, to)];
    return (
      (days.includes(weekday) && now >= start && now < end) ||
      (days.includes(yesterday) && now + minutesInDay < end)
    );
  });
}

/** The moment itself where the calendar is open then, else its next opening; null where it never opens. */
export function nextOpening(calendar: Calendar, at: number, zone: string): number | null {
  if (openingAt(calendar, at, zone).state === 'open') return at;
  const starts = [...new Set(['00:00', ...calendar.weekly.map(({ from }) => from)])].toSorted();
  const today = dateText(localTime(at, zone));
  for (let ahead = 0; ahead <= furthest; ahead += 1) {
    const date = addDays(today, ahead);
    for (const start of starts) {
      const moment = momentOf(`${date}T${start}`, zone);
      if (moment !== null && moment > at && openingAt(calendar, moment, zone).state === 'open') return moment;
    }
  }
  return null;
}

/** The holiday that a moment's day is, by name. */
export function holidayAt(
  { national_holidays, holidays = [] }: Calendar,
  at: number,
  zone: string,
): string | null {
  const clock = localTime(at, zone);
  const date = dateText(clock);
  const all = [...holidays, ...(national_holidays ? nationalHolidays(clock.year) : [])];
  const found = all.find((holiday) => holiday.date === date);
  return found ? found.name || 'Feriado' : null;
}

const minutesInDay = 1440;
/** Longer than any row of holidays. */
const furthest = 120;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Counted from the day the hours begin; 23:59 means until midnight. */
function endOf(from: string, to: string): number {
  const end = to === '23:59' ? minutesInDay : minutesOf(to);
  return end <= minutesOf(from) ? end + minutesInDay : end;
}
