import { nationalHolidays } from '@prosa/brazil';
import type { SendingSettings } from '@prosa/contract';
import { momentOf, timeText } from '@prosa/flow-engine';
import { addDays, dayOf } from '../../../platform/clock/days.ts';

/** When sends may leave: the hours, weekdays and holidays of `SendingSettings`. */
export type Window = Pick<SendingSettings, 'from_minute' | 'until_minute' | 'weekdays' | 'on_holidays'>;

/** Two weeks hold every weekday twice, and no more holidays than those of a year's end. */
const maxDaysAhead = 21;

/** A stretch of time in which sends may leave. */
export interface OpenHours {
  opens: Date;
  closes: Date;
}

/**
 * Returns when the window next opens in the company's time zone: now if it is open. Null when it never opens. A window
 * over midnight belongs to the day on which it begins.
 */
export function nextOpening(now: Date, window: Window, time_zone: string): Date | null {
  return nextHours(now, window, time_zone)?.opens ?? null;
}

/** Returns the next stretch in which the window is open, from now on if it is; null when it never is. */
export function nextHours(now: Date, window: Window, time_zone: string): OpenHours | null {
  const today = dayOf(now, time_zone);
  for (let ahead = -1; ahead <= maxDaysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (!isSendingDay(day, window)) continue;
    const { opens, closes } = hoursOf(day, window, time_zone);
    if (closes > now) return { opens: opens > now ? opens : now, closes };
  }
  return null;
}

function isSendingDay(day: string, { weekdays, on_holidays }: Window): boolean {
  if (!weekdays.includes(new Date(day).getUTCDay())) return false;
  return on_holidays || !nationalHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day);
}

function hoursOf(day: string, { from_minute, until_minute }: Window, time_zone: string): OpenHours {
  const last = from_minute < until_minute ? day : addDays(day, 1);
  return {
    opens: momentAt(day, from_minute, time_zone),
    closes: momentAt(last, until_minute, time_zone),
  };
}

function momentAt(day: string, minute: number, time_zone: string): Date {
  const time = timeText({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return new Date(momentOf(`${day}T${time}`, time_zone) ?? Number.NaN);
}
