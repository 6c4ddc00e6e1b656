import type { Value } from '../../value.ts';
import { addDays, addMonths } from '../answers/count-days.ts';
import { parseDate } from '../answers/date.ts';
import { fold } from '../fold.ts';
import { dateText, timeText } from '../local-time.ts';
import { ExpressionFailure, toWhole } from './coerce.ts';

/** Moves a date by an amount: `date_add({dia}, 3, "dias")`. A day without time stays one, unless hours move it. */
export function addToDate(
  value: Value | undefined,
  amount: Value | undefined,
  unit: Value | undefined,
): string {
  const { date, time } = readMoment(value);
  const count = toWhole(amount, { least: -1e6, most: 1e6 });
  const name = readUnit(unit);
  if (name === 'month' || name === 'year') {
    return checked(join(addMonths(date, name === 'year' ? count * 12 : count), time));
  }
  if (name === 'day' || name === 'week')
    return checked(join(addDays(date, name === 'week' ? count * 7 : count), time));
  const moved = new Date(
    Date.parse(`${date}T${time ?? '00:00'}Z`) + count * (name === 'hour' ? 60 : 1) * 60_000,
  );
  const clock = { hour: moved.getUTCHours(), minute: moved.getUTCMinutes() };
  const day = { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
  return checked(join(dateText(day), timeText(clock)));
}

/** Returns the whole units from one date to another: `date_diff({inicio}, {fim}, "dias")`. */
export function differenceOfDates(
  from: Value | undefined,
  to: Value | undefined,
  unit: Value | undefined,
): number {
  const [one, other] = [readMoment(from), readMoment(to)];
  const name = readUnit(unit ?? 'dias');
  const minutes = (momentOfUtc(other) - momentOfUtc(one)) / 60_000;
  if (name === 'month' || name === 'year')
    return Math.trunc(months(one, other) / (name === 'year' ? 12 : 1)) + 0;
  return Math.trunc(minutes / minutesOf[name]) + 0;
}

interface Moment {
  date: string;
  time: string | null;
}
type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const minutesOf = { minute: 1, hour: 60, day: 1440, week: 10_080 };
const units = new Map<string, Unit>([
  ['minuto', 'minute'],
  ['minute', 'minute'],
  ['hora', 'hour'],
  ['hour', 'hour'],
  ['dia', 'day'],
  ['day', 'day'],
  ['semana', 'week'],
  ['week', 'week'],
  ['mes', 'month'],
  ['month', 'month'],
  ['ano', 'year'],
  ['year', 'year'],
]);

function readUnit(value: Value | undefined): Unit {
  const said = typeof value === 'string' ? fold(value) : '';
  const unit = units.get(said) ?? units.get(said.replace(/e?s$/, '')) ?? units.get(said.replace(/s$/, ''));
  if (!unit) throw new ExpressionFailure('Falta a unidade: minutos, horas, dias, semanas, meses ou anos.');
  return unit;
}

/** Full dates only: what depends on today ("amanhã") was resolved when it was answered. */
function readMoment(value: Value | undefined): Moment {
  const text = typeof value === 'string' ? value.trim() : '';
  const found = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?:[T ](\d{2}:\d{2}))?/.exec(text);
  const date = found ? parseDate(found[1] ?? '', { now: 0, time_zone: 'UTC' }) : null;
  if (date === null) throw new ExpressionFailure(`“${text.slice(0, 60)}” não é uma data.`);
  return { date, time: found?.[2] ?? null };
}

function momentOfUtc({ date, time }: Moment): number {
  return Date.parse(`${date}T${time ?? '00:00'}Z`);
}

function months(from: Moment, to: Moment): number {
  const [y1 = 0, m1 = 0] = from.date.split('-').map(Number);
  const [y2 = 0, m2 = 0] = to.date.split('-').map(Number);
  const whole = (y2 - y1) * 12 + m2 - m1;
  const [early, late] = [
    join(from.date, from.time ?? '00:00').slice(8),
    join(to.date, to.time ?? '00:00').slice(8),
  ];
  if (whole > 0 && late < early) return whole - 1;
  return whole < 0 && late > early ? whole + 1 : whole;
}

function join(date: string, time: string | null): string {
  return time === null ? date : `${date}T${time}`;
}

function checked(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text))
    throw new ExpressionFailure('A data ficou longe demais.');
  return text;
}
