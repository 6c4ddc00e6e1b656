import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';
import { readNumberWords } from '../number-words.ts';
import { weekdays } from '../answers/written-date.ts';
import { isStrange } from './plain-words.ts';
import { tellsOfPast } from './same-word.ts';
import { doubts, otherTalk } from './word-lists.ts';

/** A weekday with a time of the day: "Seg 19h". */
export interface Slot {
  day: string;
  /** In minutes of the day. */
  time: number;
}

/** Reads the slot that a label is; null where it is none, or more than one. */
export const slotOf = boundedCache(
  (label: string): Slot | null => {
    const said = fold(label).replaceAll(/[^a-z0-9:/]+/g, ' ');
    const days = [...said.matchAll(dayWords)].map(([word]) => dayNamed(word));
    const times = [...said.matchAll(/(?<![\d/])(\d{1,2})(?:h|:)(\d\d)?(?!\d)/g)];
    const [day] = days;
    const [time] = times;
    if (day === undefined || !time || days.length > 1 || times.length > 1) return null;
    return { day, time: Number(time[1]) * 60 + Number(time[2] ?? 0) };
  },
  5000,
  300,
);

/** What an answer says of a day and a time. */
export interface When {
  days: Set<string>;
  /** Each says which times of the day it allows. */
  times: ((time: number) => boolean)[];
  /** How a time of the clock is said: as one, or as bounds, "depois das 16h"; null where only a part of the day is. */
  clock: 'point' | 'bounds' | null;
  /** What else it says. */
  rest: string;
}

/** Reads the days and times of a polite answer: "quinta às sete da noite", "segunda cedo". */
export function readWhen(polite: string): When {
  const days = new Set<string>();
  const times: When['times'] = [];
  const take = (said: string, pattern: RegExp, use: (parts: string[]) => boolean) =>
    said.replaceAll(pattern, (all: string, ...parts: string[]) => (use(parts) ? ' ' : all));
  let rest = polite.replaceAll(
    /\b([2-6])º feira\b/g,
    (_all, place: string) => weekdays[Number(place) - 2] ?? '',
  );
  rest = take(rest, weekend, () => Boolean(days.add('sabado').add('domingo')));
  rest = take(rest, dayWords, ([day]) => Boolean(days.add(dayNamed(day ?? ''))));
  rest = rest.replaceAll(afterWork, (_all, what: string) => (what === 'almoco' ? 'tarde' : ' '));
  rest = take(rest, between, ([from = '', to = '', part]) => pushed(times, readBetween(from, to, part)));
  rest = take(rest, bound, (parts) => pushed(times, readBound(parts)));
  const bounds = times.length;
  rest = take(rest, clock, (parts) => pushed(times, readClock(parts, days.size > 0)));
  const said = times.length > bounds ? 'point' : bounds > 0 ? 'bounds' : null;
  rest = take(rest, dayPart, ([word = '']) => pushed(times, partNamed(word)));
  if (said !== null) rest = rest.replaceAll(comings, ' ');
  return { days, times, clock: said, rest: rest.trim() };
}

/** Returns whether nothing else is said than a day and a time, and what leads to them. */
export function isClear({ rest }: When): boolean {
  return !rest.split(' ').some(isDoubtful);
}

function isDoubtful(word: string): boolean {
  if (word === '') return false;
  return (
    word === 'ou' ||
    word === 'hoje' ||
    word === 'amanha' ||
    doubts.has(word) ||
    otherTalk.has(word) ||
    tellsOfPast(word) ||
    /^passei$/.test(word) ||
    isStrange(word) ||
    /^\d/.test(word)
  );
}

function pushed(times: When['times'], one: When['times'][number] | null): boolean {
  return one !== null && times.push(one) > 0;
}

const dayWords =
  /\b(segund(?:a|ona)|terca|quarta|quinta|sext(?:a|ou)|sabad(?:o|ao)|doming(?:o|ao)|seg|qua|qui|sex|sab|dom|^ter|(?<= )ter(?= e ))\b(?: feira)?(?! (?:semana|vez|via)\b)/g;
const weekend = /\b(?:fim|final) de semana\b/g;

function dayNamed(word: string): string {
  return weekdays.find((day) => day.startsWith(word.trim().slice(0, 3))) ?? '';
}

/** What is done at a time that is said: "passo aí 8:15", "no meio da manhã, lá pelas dez". */
const comings =
  /\b(?:passo|vou (?:passar|buscar|pegar|retirar)|busco|pego|retiro|chego|apareco)(?: ai)?\b|\bno meio\b/g;
const afterWork =
  /\b(?:antes|depois|apos|saindo|quando (?:eu )?sair) d[oa] (trabalho|servico|aula|escola|expediente|faculdade|almoco)\b/g;
const clock =
  /\b((?:as|a|das|pelas|umas|la pelas) )?(meio dia|\d{1,2}|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)(?:(h|:| horas?| hrs?)(?: ?(\d\d))?| e (meia))?(?: (?:da|de|pela) (manha|tarde|noite))?\b(?! ?[/\d])/g;

/** The times that an hour may be: "7h" is one, "às sete" may be in the evening too. A bare number needs a day beside it. */
function readClock(
  [lead, word = '', unit, minutes, half, part]: (string | undefined)[],
  hasDay: boolean,
): When['times'][number] | null {
  if (word === 'meio dia') return (time) => time === noon;
  const hour = /^\d/.test(word) ? Number(word) : readNumberWords(word);
  const isSaid = lead !== undefined || unit !== undefined || half !== undefined || part !== undefined;
  if (hour === null || hour > 23 || !(isSaid || (hasDay && /^\d/.test(word)))) return null;
  const time = hour * 60 + (half === undefined ? Number(minutes ?? 0) : 30);
  if (part === 'manha' || hour > 12 || (unit !== undefined && part === undefined))
    return (one) => one === time;
  if (part !== undefined) return (one) => one === time + (hour === 12 ? 0 : noon);
  return (one) => one === time || one === time + noon;
}

const anyHour = String.raw`(?:meio dia|\d{1,2}|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)(?:(?:h|:| horas?| hrs?)(?: ?\d\d)?| e meia)?`;
const anyPart = '(?: d[ae] (manha|tarde|noite))?';
/** "das 8 às 11", "entre 7 e 9 da noite" */
const between = new RegExp(
  `\\b(?:(?:das|entre(?: as)?) (?=.* e )|das )?(${anyHour}) (?:ate )?(?:as|ao|ate|(?<=(?:entre|das) .*)e) (${anyHour})${anyPart}\\b(?! ?[/\\d])`,
  'g',
);
/** "antes das 9", "a partir das 18h" */
const bound = new RegExp(
  `\\b(?:(antes|ate)|depois|apos|a partir)(?: d?as| d?[ao]| umas)? (${anyHour})${anyPart}\\b(?! ?[/\\d])`,
  'g',
);

/** From here on, two times before noon are said of the morning: "das 8 às 11". */
const workStart = 8 * 60;

/** Between two times; where both may be in either half of the day, in both. */
function readBetween(from: string, to: string, part?: string): When['times'][number] | null {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === null || end === null || start >= end) return null;
  const within = (time: number) => time >= start && time <= end;
  const later = (time: number) => within(time - noon);
  if (part === 'tarde' || part === 'noite') return later;
  const isSure = end > noon || part === 'manha' || start >= workStart || /[h:]/.test(from);
  return isSure ? within : (time) => within(time) || later(time);
}

/** Before a time, or after it. */
function readBound([before, said = '', part]: (string | undefined)[]): When['times'][number] | null {
  const minute = minuteOf(said);
  if (minute === null) return null;
  const limit = minute < noon && (part === 'tarde' || part === 'noite') ? minute + noon : minute;
  if (before !== undefined) return (time) => time < limit;
  return (time) => time > limit;
}

/** Reads "8", "8h30", "sete e meia" and "meio dia", in minutes of the day. */
function minuteOf(said: string): number | null {
  if (said.startsWith('meio dia')) return noon;
  const [, word = '', minutes, isHalf] =
    /^(\d+|\p{L}+?)(?:(?:h|:| horas?| hrs?)(?: ?(\d\d))?| (e meia))?$/u.exec(said) ?? [];
  const value = /^\d/.test(word) ? Number(word) : readNumberWords(word);
  return value === null || value > 23
    ? null
    : value * 60 + (isHalf === undefined ? Number(minutes ?? 0) : 30);
}

const noon = 12 * 60;
const evening = 18 * 60;
const dayPart =
  /(?<!\bmais )\b(?:de |da |a |na |pela |no |bem |so |periodo da |parte da )*(cedinho|cedo|manha|manhazinha|tarde|tardinha|tardezinha|noite|noitinha|(?:hora d[oe] )?almoco)\b/g;

function partNamed(word: string): When['times'][number] {
  if (word.startsWith('noit')) return (time) => time >= evening;
  if (word.startsWith('tard')) return (time) => time >= noon && time <= evening;
  if (word.endsWith('almoco')) return (time) => time >= noon - 60 && time <= noon + 60;
  return (time) => time < noon;
}
