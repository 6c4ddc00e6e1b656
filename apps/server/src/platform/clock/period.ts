import { limits, type Interval } from '@prosa/contract';
import { AppError } from '../http/app-error.ts';
import { addDays, daysBetween, isDay } from './days.ts';

/** A first and a last day, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Returns the period that was asked for: a number of days up to today, or a range, without its days after today. */
export function readPeriod(interval: Interval, today: string): Period {
  if (typeof interval === 'number') {
    checkLength(interval);
    return { from: addDays(today, 1 - interval), to: today };
  }
  const { from, to } = interval;
  if (!isDay(from) || !isDay(to) || from > to) throw new AppError('period_invalid');
  if (from > today) throw new AppError('period_in_future');
  checkLength(daysBetween(from, to));
  return { from, to: to > today ? today : to };
}

/** Returns the period of the same length right before. */
export function previousPeriod({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

function checkLength(days: number): void {
  const max = limits.interval_max_days;
  if (days < 1 || days > max) throw new AppError('period_length', { max });
}
