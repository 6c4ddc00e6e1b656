import { fold } from '../fold.ts';
import { dateText, localTime } from '../local-time.ts';
import { normalise } from '../normalise.ts';
import type { AnswerClock, ReadAnswer } from './answer.ts';
import { isAsked, withoutCourtesy } from './courtesy.ts';
import { addDays, addMonths } from './count-days.ts';
import { nextWithDay, readAmount, readYear } from './day-parts.ts';
import { parseTime } from './time.ts';
import { readSpokenDay } from './spoken-day.ts';
import { complete, readWrittenDate, weekdays, type Today } from './written-date.ts';

/** A day, as "2025-12-25": "25/12", "25 de dezembro", "amanhã", "sexta que vem", "daqui a 3 dias". */
export const readDate: ReadAnswer = ({ text }, clock) =>
  isAsked(text) ? undefined : (parseDate(withoutCourtesy(text), clock) ?? undefined);

/**
 * Parses the day that a text names, seen from a moment in a zone; without a year it is the next such day. Null where
 * it names none.
 */
export function parseDate(text: string, { now, time_zone }: AnswerClock): string | null {
  const today = localTime(now, time_zone);
  const words = text
    .slice(0, longest)
    .toLowerCase()
    .replace(/[\s?!.]+$/, '')
    .replace(wished, '')
    .replace(/ que [ée] .+$/, '')
    .trimStart();
  const day = withoutTime(words);
  const written = readWrittenDate(day, today);
  if (written !== undefined) return written;
  return readWords(words, today) ?? (day === words ? null : readWords(day, today));
}

function readWords(words: string, today: Today): string | null {
  const whole = normalise(words)
    .split(' ')
    .map((word) => shortened.get(word) ?? word)
    .join(' ');
  const said = whole.replace(
    /^(?:(?:em|no|na|para|pra|pro|o|a|ate|dia|pode ser|quero|queria|prefiro|seria|marca|marcar|agenda|agendar|so|nasci|(?:meu aniversario|minha data de nascimento) e) )+/,
    '',
  );
  return (
    readRelative(whole, today) ??
    readRelative(said, today) ??
    readWeekday(said, today) ??
    readNamedMonth(said, today) ??
    readSpokenDay(said, today) ??
    readDayOnly(words, today)
  );
}

/** The day of a text that says when on it: "amanhã às 14h", "sexta de manhã", "hoje mesmo". */
function withoutTime(words: string): string {
  const [, day = words, time] = withTimeOfDay.exec(fold(words)) ?? [];
  return time !== undefined && parseTime(time) === null ? words : day;
}

const withTimeOfDay =
  /^(.+?),? (?:cedo|mesmo|ainda|(?:(?:de|da|a|pela|na) )?(?:manha|tarde|noite)|(?:as?|ao|pel[ao]s?|umas) (.+)|\d{1,2}(?:h|:\d).*)$/;

/** "queria ver se dá pra marcar pro dia 12": a wish that names no other day. */
const wished =
  /^(?:(?!\b(?:n[ãa]o|nunca|consegui\p{L}*)\b|\d)[^?]){0,80}\b(?:marcar|agendar|reservar) (?=(?:pra|pro|para|no|na|dia) )/u;
const longest = 120;
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const shortened = new Map([
  ['hj', 'hoje'],
  ['amnh', 'amanha'],
  ['amanhaa', 'amanha'],
  ['amanham', 'amanha'],
  ['dps', 'depois'],
  ['prox', 'proxima'],
  ['q', 'que'],
  ['qta', 'quarta'],
  ['qnta', 'quinta'],
  ...weekdays.flatMap((name, place): [string, string][] => [
    [name.slice(0, 3), name],
    ...(place < 5 ? [[`${String(place + 2)}a`, name] as [string, string]] : []),
  ]),
]);
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

function readRelative(said: string, today: Today): string | null {
  const days = relative.get(said);
  if (days !== undefined) return addDays(dateText(today), days);
  if (said === 'mes que vem' || said === 'proximo mes') return addMonths(dateText(today), 1);
  const found =
    /^(?:daqui a |daqui |em |dentro de )(.{1,30}) (dias?|semanas?|mes|meses|anos?)$/.exec(said) ??
    /^(.{1,30}) (dias?|semanas?|mes|meses|anos?) a partir de hoje$/.exec(said);
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
    .replace(/^(?:na |no |proxim[ao] |nest[ae] |n?ess[ae] |est[ae] )+/, '')
    .replace(/ (?:que vem|agora|mesmo|desta semana|dessa semana)$/, '');
  const place = weekdays.indexOf(bare.replace(/ feira$/, ''));
  return place === -1 ? null : addDays(dateText(today), ((place + 1 - today.weekday + 6) % 7) + 1);
}

/** "25 de dezembro", "1º de maio de 2026", "vinte e cinco de dez", "dois de maio de mil novecentos e noventa". */
function readNamedMonth(said: string, today: Today): string | null {
  const words = said.split(' ');
  // The last one: "dez" is a number too.
  const at = words.findLastIndex((word, place) => place > 0 && monthOf(word) > 0);
  if (at === -1) return null;
  const day = readAmount(
    words
      .slice(0, at)
      .join(' ')
      .replaceAll(/^dia | de$/g, ''),
  );
  const year = readYear(words.slice(at + 1).join(' '));
  return day === null || year === null
    ? null
    : complete({ day, month: monthOf(words[at] ?? ''), year: year || undefined }, today);
}

function monthOf(word: string): number {
  return months.findIndex((full) => full === word || full.slice(0, 3) === word) + 1;
}

/** "dia 15" is the next fifteenth. */
function readDayOnly(text: string, today: Today): string | null {
  const found = /^(?:no |pro |pra |para |para o |pode ser |quero )*dia (.{1,20})$/.exec(normalise(text));
  const day = found ? readAmount(found[1] ?? '') : null;
  return day === null ? null : nextWithDay(day, today);
}
