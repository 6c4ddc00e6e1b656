import { dateText } from '../local-time.ts';
import { readNumberWords } from '../number-words.ts';
import { addMonths } from './count-days.ts';
import { made, type Today } from './written-date.ts';

/** Returns the next day, today included, with this number in its month. */
export function nextWithDay(day: number, today: Today): string | null {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = addMonths(dateText({ ...today, day: 1 }), ahead).slice(0, 7);
    const date = made({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), day });
    if (date !== null && date >= dateText(today)) return date;
  }
  return null;
}

/** Returns the digits of a year that follows a month; empty where none does, null where it is something else. */
export function readYear(words: string): string | null {
  const bare = words.replace(/^(?:de|do) /, '');
  if (bare === '' || /^(?:\d{2}|\d{4})$/.test(bare)) return bare;
  const spoken = String(readNumberWords(bare) ?? '');
  return /^(?:\d{2}|\d{4})$/.test(spoken) ? spoken : null;
}

/** Reads a small number as days are counted: "15", "1º", "primeiro", "vinte e cinco". */
export function readAmount(words: string): number | null {
  const digits = /^(\d{1,4})[ºoa]?$/.exec(words);
  return digits ? Number(digits[1]) : words === 'primeiro' ? 1 : readNumberWords(words);
}
