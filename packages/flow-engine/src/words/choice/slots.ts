import { boundedCache } from '../bounded-cache.ts';
import { fold } from '../fold.ts';
import { readNumberWords } from '../number-words.ts';
import { weekdays } from '../answers/written-date.ts';

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
  rest = take(rest, clock, (parts) => pushed(times, readClock(parts, days.size > 0)));
  rest = take(rest, dayPart, ([word = '']) => pushed(times, partNamed(word)));
  return { days, times, rest: rest.trim() };
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

const afterWork =
  /\b(?:depois|apos|saindo) d[oa] (trabalho|servico|aula|escola|expediente|faculdade|almoco)\b/g;
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

const noon = 12 * 60;
const evening = 18 * 60;
const dayPart =
  /(?<!\bmais )\b(?:de |da |a |na |pela |no |bem |so |periodo da |parte da )*(cedinho|cedo|manha|tarde|tardinha|noite|noitinha|(?:hora d[oe] )?almoco)\b/g;

function partNamed(word: string): When['times'][number] {
  if (word.startsWith('noit')) return (time) => time >= evening;
  if (word.startsWith('tard')) return (time) => time >= noon && time <= evening;
  if (word.endsWith('almoco')) return (time) => time >= noon - 60 && time <= noon + 60;
  return (time) => time < noon;
}
