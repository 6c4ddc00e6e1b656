import { fold } from '../fold.ts';
import { dateText, localTime } from '../local-time.ts';
import type { AnswerClock } from './answer.ts';
import { weekdays } from './written-date.ts';

/**
 * Returns whether an answer that was read as a day may mean another: "sexta" on a Friday, "sexta que vem" before this
 * week's Friday, "dia 5" on the tenth, "05/06" in November.
 */
export function isAmbiguousDay(text: string, date: string, { now, time_zone }: AnswerClock): boolean {
  const today = localTime(now, time_zone);
  const said = fold(text.slice(0, maxLength)).replaceAll('-', ' ');
  const days = (Date.parse(date) - Date.parse(dateText(today))) / 86_400_000;
  if (vague.test(said)) return true;
  if (relative.test(said) || year.test(said)) return false;
  if (dayAndMonth.test(said)) return days > halfYear;
  if (/\bdia \S/.test(said)) return days === 0 || date.slice(0, 7) !== dateText(today).slice(0, 7);
  if (!namesWeekday(said, date)) return false;
  if (!coming.test(said)) return days === 7;
  return days < 7 && days + today.weekday <= 7;
}

const maxLength = 200;
/** A week or a month names no day of it. */
const vague = /^(?:(?:na|no|pra|para a?|pro) )*(?:(?:semana|mes) (?:que|q) vem|proxim[ao] (?:semana|mes))$/;
const halfYear = 183;
/** These count from today. */
const relative = /\b(?:hoje|hj|amanha|ontem|daqui|dentro|partir|(?:do|deste|desse) (?:proximo )?mes)\b/;
const year = /\b(?:19|20)\d\d\b|\d[/. ]\d{1,2}[/. ]\d{2,4}\b/;
const dayAndMonth =
  /\d[/.]\d|\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?<=de )(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))\b/;
const coming = /\bque vem\b|\bq vem\b|\bproxim/;

function namesWeekday(said: string, date: string): boolean {
  const name = nameOfDay(date);
  return new RegExp(`\\b(?:${name}|${name.slice(0, 3)}|${weekdays.indexOf(name) + 2}a)\\b`).test(said);
}

function nameOfDay(date: string): string {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
}

/** Returns a day as people say it: "sexta-feira, 27/11", with the year where it is not this one. */
export function dayName(date: string, { now, time_zone }: AnswerClock): string {
  const [ofDate = '', month = '', day = ''] = date.split('-');
  const name = fullNames[nameOfDay(date)] ?? '';
  const isThisYear = Number(ofDate) === localTime(now, time_zone).year;
  return `${name}, ${day}/${month}${isThisYear ? '' : `/${ofDate}`}`;
}

const fullNames: Readonly<Record<string, string>> = {
  segunda: 'segunda-feira',
  terca: 'terça-feira',
  quarta: 'quarta-feira',
  quinta: 'quinta-feira',
  sexta: 'sexta-feira',
  sabado: 'sábado',
  domingo: 'domingo',
};
