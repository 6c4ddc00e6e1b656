/** A day off. */
export interface Holiday {
  /** "2026-12-25". */
  date: string;
  name: string;
}

/**
 * Lists the national holidays of Brazil in a year, by date. By law, Carnival and Corpus Christi are not among them.
 */
export function nationalHolidays(year: number): Holiday[] {
  const known = years.get(year);
  if (known) return known;
  const listed = [
    ...fixed
      .filter(({ since = 0 }) => year >= since)
      .map(({ day, name }) => ({ date: `${yearText(year)}-${day}`, name })),
    { date: goodFriday(year), name: 'Sexta-feira Santa' },
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (years.size >= maxYears) years.clear();
  years.set(year, listed);
  return listed;
}

const years = new Map<number, Holiday[]>();
const maxYears = 200;

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

/** Returns the date two days before Easter Sunday of the Gregorian calendar (Butcher's rule). */
function goodFriday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  // Counted in months of 31 days, which March has.
  const days = moon + weekday - 7 * late + 112;
  return `${yearText(year)}-${twoDigits(Math.floor(days / 31))}-${twoDigits((days % 31) + 1)}`;
}

const yearText = (year: number) => String(year).padStart(4, '0');
const twoDigits = (value: number) => String(value).padStart(2, '0');
