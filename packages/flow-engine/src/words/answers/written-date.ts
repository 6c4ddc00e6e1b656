import { dateText, isDate, type LocalTime } from '../local-time.ts';
import { normalise } from '../normalise.ts';

/** The day on which something is read. */
export type Today = LocalTime;

interface Day {
  year: number;
  month: number;
  day: number;
}
/** Monday to Sunday, as a normalised text has them. */
export const weekdays = 'segunda terca quarta quinta sexta sabado domingo'.split(' ');

/**
 * Reads a day in digits: "25/12", "25-12-2025", "2025-12-25", "25122025", "25 12 2025". Undefined where it is nothing of the kind, null where no such day.
 */
export function readWrittenDate(text: string, today: Today): string | null | undefined {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return made({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const found = [
    ...text.matchAll(/(?<![\d/.-])(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?![\d/])/g),
  ];
  if (found.length > 1) return null;
  const parts = found[0] ?? /^(\d{2}) ?(\d{2}) ?(\d{4})$/.exec(text);
  if (!parts) return undefined;
  if (isOtherThanDate(text, parts)) return null;
  return agreeing(complete({ day: Number(parts[1]), month: Number(parts[2]), year: parts[3] }, today), text);
}

/** "10-12 pessoas", "1/2 pizza", "nota 10/10", "depois de 25/12", "3-4" and "10.5" name no day. */
function isOtherThanDate(text: string, [written, day = '', month = '', year]: RegExpExecArray): boolean {
  const around = normalise(text.replace(written, ' '))
    .split(' ')
    .filter((word) => /[a-z0-9]/.test(word));
  if (around.some((word) => vague.has(word))) return true;
  if (year?.length === 4) return false;
  if (around.some((word) => !besideDate.has(word) && !weekdays.includes(word))) return true;
  if (year !== undefined || written.includes('/')) return false;
  return day.length < 2 || month.length < 2 || (written.includes('-') && Number(day) < Number(month));
}

/** "sexta, 25/12" is no day where the 25th is no Friday. */
function agreeing(date: string | null, text: string): string | null {
  const named = normalise(text)
    .split(' ')
    .find((word) => weekdays.includes(word));
  if (date === null || named === undefined) return date;
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7 === weekdays.indexOf(named) ? date : null;
}

/** What may stand beside a day without changing it, and what takes it back or leaves it open. */
const besideDate = new Set(
  'dia data em no na para pra pro o a ate e eh foi nasci nascimento aniversario de do da minha meu fica marca marcar agenda agendar pode ser seria quero queria prefiro feira'.split(
    ' ',
  ),
);
const vague = new Set('nao n ou antes depois apos partir entre talvez menos exceto nem'.split(' '));

/** Completes a day: without a year it is the next such day, today included; two digits are of the century that is nearest. */
export function complete(
  { day, month, year }: { day: number; month: number; year?: string | undefined },
  today: Today,
) {
  if (year === undefined) {
    const dates = [0, 1, 2, 3, 4].map((ahead) => made({ year: today.year + ahead, month, day }));
    return dates.find((date) => date !== null && date >= dateText(today)) ?? null;
  }
  const written = Number(year);
  const near = written + Math.floor(today.year / 100) * 100;
  return made({ day, month, year: year.length === 4 ? written : near > today.year + 20 ? near - 100 : near });
}

/** Returns a day as it is kept; null where there is no such day. */
export function made(day: Day): string | null {
  return isDate(day) ? dateText(day) : null;
}
