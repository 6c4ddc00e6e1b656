import { dayText, longMonth, shortDay, shortMonth } from '../../lib/dates.ts';

/** A line, bar or slice: its name and its colour. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

/** A day, or a month, with the value of each series. */
export interface Point {
  day: string;
  values: Record<string, number>;
}

const tones = ['var(--accent)', 'var(--flow)', 'var(--waiting-text)', 'var(--ai)', 'var(--failure)'];
/** The colour of what is grouped as 'Outros'. */
export const restColor = 'var(--text-muted)';

/** Returns the colour of the part at this place; place 0 is the largest. */
export function toneAt(place: number): string {
  return tones[place] ?? restColor;
}

/** How the points of a chart are called. */
export interface Calendar {
  /** The heading of their column in the table. */
  name: string;
  long: (day: string) => string;
  short: (day: string) => string;
}

export const byDays: Calendar = { name: 'Dia', long: dayText, short: shortDay };
/** Of points whose `day` is a month, `2026-11`. */
export const byMonths: Calendar = { name: 'Mês', long: longMonth, short: shortMonth };
