import { fold } from '../fold.ts';
import { dateText, isDate, localTime } from '../local-time.ts';
import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';
import type { AnswerClock, ReadAnswer } from './answer.ts';
import { parseTime } from './time.ts';

/** A day, as "2025-12-25": "25/12", "25 de dezembro", "amanhã", "sexta que vem", "daqui a 3 dias". */
export const readDate: ReadAnswer = ({ text }, clock) => parseDate(text, clock) ?? undefined;

/**
 * Parses the day that a text names, seen from a moment in a zone; without a year it is the next such day. Null where
 * it names none.
 */
export function parseDate(text: string, { now, time_zone }: AnswerClock): string | null {
  const today = localTime(now, time_zone);
  const words = text.slice(0, longest).trim().toLowerCase();
  const written = readDigits(words, today);
  if (written !== undefined) return written;
  const day = withoutTime(words);
  return readWords(words, today) ?? (day === words ? null : readWords(day, today));
}

function readWords(words: string, today: Today): string | null {
  const said = normalise(words).replace(/^(?:em|no|na|para|pra|pro|o|a|ate|dia|no dia|pode ser) /, '');
  return (
    readRelative(said, today) ??
    readWeekday(said, today) ??
    readNamedMonth(said, today) ??
    readDayOnly(words, today)
  );
}

/** The day of a text that says when on it: "amanhã às 14h", "sexta de manhã", "hoje mesmo". */
function withoutTime(words: string): string {
  const [, day = words, time] = withTimeOfDay.exec(fold(words)) ?? [];
  return time !== undefined && parseTime(time) === null ? words : day;
}

const withTimeOfDay =
  /^(.+?),? (?:cedo|mesmo|(?:(?:de|da|a|pela|na) )?(?:manha|tarde|noite)|(?:as?|ao|pel[ao]s?|umas) (.+)|\d{1,2}(?:h|:\d).*)$/;

/** Returns the day that is so many days later. */
export function addDays(date: string, days: number): string {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
  return Number.isNaN(moved.getTime()) ? date : moved.toISOString().slice(0, 10);
}

/** Returns the day that is so many months later; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

interface Day {
  year: number;
  month: number;
  day: number;
}
type Today = ReturnType<typeof localTime>;

const longest = 120;
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const weekdays = 'segunda terca quarta quinta sexta sabado domingo'.split(' ');
const relative = new Map([
  ['hoje', 0],
  ['agora', 0],
  ['amanha', 1],
  ['depois de amanha', 2],
  ['ontem', -1],
  ['anteontem', -2],
  ['antes de ontem', -2],
  ['semana que vem', 7],
  ['proxima semana', 7],
]);

/**
 * "25/12", "25-12-2025", "2025-12-25", "25122025". Undefined where it is nothing of the kind, null where no such day.
 */
function readDigits(text: string, today: Today): string | null | undefined {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return made({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const found = [
    ...text.matchAll(/(?<![\d/.-])(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?![\d/])/g),
  ];
  if (found.length > 1) return null;
  const parts = found[0] ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!parts) return undefined;
  return complete({ day: Number(parts[1]), month: Number(parts[2]), year: parts[3] }, today);
}

function readRelative(said: string, today: Today): string | null {
  const days = relative.get(said);
  if (days !== undefined) return addDays(dateText(today), days);
  if (said === 'mes que vem' || said === 'proximo mes') return addMonths(dateText(today), 1);
  const found =
    /^(?:daqui a |daqui |em )?(.{1,30}) (dias?|semanas?|mes|meses|anos?)(?: a partir de hoje)?$/.exec(said);
  const amount = found ? readAmount(found[1] ?? '') : null;
  if (!found || amount === null || amount > 5000) return null;
  const unit = found[2] ?? '';
  if (unit.startsWith('dia')) return addDays(dateText(today), amount);
  if (unit.startsWith('semana')) return addDays(dateText(today), amount * 7);
  return addMonths(dateText(today), unit.startsWith('ano') ? amount * 12 : amount);
}

/** The next one after today: "sexta", "próxima sexta-feira", "sexta que vem". */
function readWeekday(said: string, today: Today): string | null {
  const bare = said
    .replace(/^(?:na |no |proxim[ao] |nest[ae] |ess[ae] |est[ae] )+/, '')
    .replace(/ que vem$/, '');
  const place = weekdays.indexOf(bare.replace(/ feira$/, ''));
  return place === -1 ? null : addDays(dateText(today), ((place + 1 - today.weekday + 6) % 7) + 1);
}

/** "25 de dezembro", "1º de maio de 2026", "vinte e cinco de dez". */
function readNamedMonth(said: string, today: Today): string | null {
  const found = /^(.{1,20}?) (?:de )?([a-z]{3,9})(?: (?:de |do )?(\d{4}|\d{2}))?$/.exec(said);
  const name = found?.[2] ?? '';
  const month = months.findIndex((full) => full === name || full.slice(0, 3) === name) + 1;
  const day = found ? readAmount(found[1]?.replace(/^(?:dia )/, '') ?? '') : null;
  return !found || month === 0 || day === null ? null : complete({ day, month, year: found[3] }, today);
}

/** "dia 15" is the next fifteenth. */
function readDayOnly(text: string, today: Today): string | null {
  const found = /^(?:no |pro |para o )?dia (\d{1,2})$/.exec(normalise(text));
  if (!found) return null;
  const day = Number(found[1]);
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = addMonths(dateText({ ...today, day: 1 }), ahead).slice(0, 7);
    const date = made({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), day });
    if (date !== null && date >= dateText(today)) return date;
  }
  return null;
}

function readAmount(words: string): number | null {
  const digits = /^(\d{1,4})[ºoa]?$/.exec(words);
  return digits ? Number(digits[1]) : words === 'primeiro' ? 1 : readNumberWords(words);
}

/** Without a year it is the next such day, today included; two digits are of the century that is nearest. */
function complete(
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

function made(day: Day): string | null {
  return isDate(day) ? dateText(day) : null;
}
