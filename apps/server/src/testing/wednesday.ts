import type { Clock } from '../platform/clock/clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns a clock that begins on a Wednesday at 14:00 in São Paulo, the next one, and goes on as time does. */
export function clockFromWednesday(): Clock {
  const began = Date.now();
  const start = new Date(began);
  start.setUTCHours(17, 0, 0, 0);
  while (start.getUTCDay() !== 3 || start.getTime() < began) start.setTime(start.getTime() + dayMs);
  const ahead = start.getTime() - began;
  return { now: () => new Date(Date.now() + ahead) };
}

/** Returns the day that is so many days after a moment, as bots write it: "26/11/2026". */
export function dayAfter(now: Date, days: number): string {
  const [year, month, day] = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
