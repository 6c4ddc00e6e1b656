import { addDays } from './answers/date.ts';
import { dateText } from './local-time.ts';

/** A day off. */
export interface Holiday {
  date: string;
  name: string;
}

/** The national holidays of Brazil in a year, by date. Carnival and Corpus Christi are none by law. */
export function nationalHolidays(year: number): Holiday[] {
  const known = years.get(year);
  if (known) return known;
  const made = [
    ...fixed
      .filter(({ since = 0 }) => year >= since)
      .map(({ day, name }) => ({ date: `${String(year).padStart(4, '0')}-${day}`, name })),
    { date: addDays(easterOf(year), -2), name: 'Sexta-feira Santa' },
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (years.size >= 200) years.clear();
  years.set(year, made);
  return made;
}

const years = new Map<number, Holiday[]>();

const fixed: { day: string; name: string; since?: number }[] = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência do Brasil' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  { day: '11-20', name: 'Consciência Negra', since: 2024 },
  { day: '12-25', name: 'Natal' },
];

/** Easter Sunday of the Gregorian calendar (Butcher's rule). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return dateText({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
