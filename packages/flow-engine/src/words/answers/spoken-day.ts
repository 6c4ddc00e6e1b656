import { dateText } from '../local-time.ts';
import { addMonths } from './count-days.ts';
import { nextWithDay, readAmount, readYear } from './day-parts.ts';
import { complete, made, weekdays, type Today } from './written-date.ts';

/**
 * Reads a day as it is said rather than written, of a normalised text: "sexta dia 28", "5 do mês que vem", "quinze do
 * três de noventa", "último dia do mês", "natal". Null where it is none.
 */
export function readSpokenDay(said: string, today: Today): string | null {
  return (
    readFeast(said, today) ??
    readLastOfMonth(said, today) ??
    readWithWeekday(said, today) ??
    readInMonth(said, today) ??
    readNumberedMonth(said, today)
  );
}

const feasts: Readonly<Record<string, string>> = {
  natal: '25',
  'vespera de natal': '24',
  reveillon: '31',
};

function readFeast(said: string, today: Today): string | null {
  const day = feasts[said.replace(/^dia de /, '')];
  return day === undefined ? null : complete({ day: Number(day), month: 12 }, today);
}

function readLastOfMonth(said: string, today: Today): string | null {
  if (!/^ultimo dia (?:d[eo]ste mes|desse mes|do mes)$/.test(said)) return null;
  return addMonths(dateText({ ...today, month: 1, day: 31 }), today.month - 1);
}

/** "sexta dia 28" is a day only where the 28th is a Friday. */
function readWithWeekday(said: string, today: Today): string | null {
  const [, name = '', number = ''] = /^(\p{L}+)(?: feira)? dia (.{1,20})$/u.exec(said) ?? [];
  const place = weekdays.indexOf(name);
  const day = place === -1 ? null : readAmount(number);
  const date = day === null ? null : nextWithDay(day, today);
  return date !== null && weekdayOf(date) === place ? date : null;
}

function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** "5 do mês que vem", "dia 30 deste mês" */
function readInMonth(said: string, today: Today): string | null {
  const [, number = '', which = ''] =
    /^(.{1,20}) (?:do|deste|desse) (mes|mes que vem|proximo mes)$/.exec(said) ?? [];
  const day = which === '' ? null : readAmount(number.replace(/^dia /, ''));
  if (day === null) return null;
  const [year = 0, month = 0] = addMonths(dateText({ ...today, day: 1 }), which === 'mes' ? 0 : 1)
    .split('-')
    .map(Number);
  return made({ year, month, day });
}

/** "quinze do três", "15 do 3 de noventa" */
function readNumberedMonth(said: string, today: Today): string | null {
  const [, days = '', months = '', rest = ''] = /^(.{1,20}?) do (\S{1,8})( .{2,40})?$/.exec(said) ?? [];
  const [day, month, year] = [readAmount(days), readAmount(months), readYear(rest.trim())];
  if (day === null || month === null || month > 12 || year === null) return null;
  return complete({ day, month, year: year || undefined }, today);
}
