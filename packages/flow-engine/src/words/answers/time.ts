import { localTime, timeText } from '../local-time.ts';
import { readNumberWords } from '../number-words.ts';
import { fold } from '../fold.ts';
import type { ReadAnswer } from './answer.ts';
import { isAsked, withoutCourtesy } from './courtesy.ts';

/** A time of the day, as "15:00": "15h30", "às 3 da tarde", "meio-dia e meia", "quinze para as três". */
export const readTime: ReadAnswer = ({ text }, { now, time_zone }) => {
  if (fold(text.slice(0, longest)) === 'agora') return timeText(localTime(now, time_zone));
  return isAsked(text) ? undefined : (parseTime(withoutCourtesy(text)) ?? undefined);
};

/** Parses the time that a text names; null where it names none. */
export function parseTime(text: string): string | null {
  if (range.test(text.slice(0, longest))) return null;
  const said = fold(text.slice(0, longest))
    .replaceAll(/[-–,!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.?]+$/, '')
    .replace(/ (?:em ponto|pode ser|pode marcar|certinho|cravado)$/, '')
    .replace(/matina$/, 'manha')
    .replace(dayBefore, '')
    .replace(
      /^(?:(?:(?:pra|para) mim|o (?:melhor|ideal) (?:seria|e)|quero|queria|prefiro|marca|pode ser|por volta d[ae]s?|la pel[ao]s?|pelas?|umas|as|a|ao|para as?|pras?) )+/,
      '',
    )
    .trim();
  const found = /^(.*?)(?: ?(?:da|de|pela) (manha|tarde|noite|madrugada)| ?(am|pm|a\.m|p\.m))?$/.exec(said);
  const clock = readClock((found?.[1] ?? said).trim(), found?.[2] !== undefined);
  if (clock === null) return null;
  const hour = moved(clock.hour, found?.[2] ?? halves[found?.[3]?.replace('.', '') ?? '']);
  return hour > 23 || clock.minute > 59 ? null : timeText({ hour, minute: clock.minute });
}

/** "amanhã às 14h", "sexta-feira, às 10", "25/12 às 9": what comes before the time is the day. */
const dayBefore =
  /^(?:hoje|(?:depois de )?amanha|(?:(?:na|no|n?est[ae]|proxim[ao]) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?: que vem)?|(?:no )?dia \d{1,2}|(?:dia )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?) (?=as |ao |\d{1,2}(?:h|:))/;
/** "14h-15h" is from one time to another. */
const range = /\d\s?(?:h\p{L}{0,4}|:\d\d)?\s?[-–]\s?\d/u;

interface Clock {
  hour: number;
  minute: number;
}

const longest = 80;
const halves: Record<string, string> = { am: 'madrugada', pm: 'tarde' };

/** Reads the hour and the minute; "11 e 20 da manhã" is of one time, for its half of the day is named. */
function readClock(said: string, isOfHalf: boolean): Clock | null {
  const [, bareHour, bareMinute] = /^([01]?\d|2[0-3])([0-5]\d)$/.exec(said) ?? [];
  if (bareHour !== undefined) return { hour: Number(bareHour), minute: Number(bareMinute) };
  const digits =
    /^(\d{1,2})(?: ?(?:h|hs|hrs?|horas?|:|\.) ?(\d{2})? ?(?:m|min|minutos?|h|hs|horas)?)?(?: ?e (.+))?$/.exec(
      said,
    );
  if (digits) {
    const [, hour, minute, more] = digits;
    if (more !== undefined && minute !== undefined) return null;
    const clock = withMinutes(Number(hour), more, Number(minute ?? 0));
    return more !== undefined && clock !== null && !isOfHalf && isPair(said, clock) ? null : clock;
  }
  const before = /^(.+?)(?: minutos?)? (?:pra|para|pras|pro) (?:as? |o )?(.+)$/.exec(said);
  if (before) return takeFrom(readHour(before[2] ?? ''), readMinutes(before[1] ?? ''));
  const whole = readHour(said.replace(/ horas?$/, ''));
  if (whole !== null && whole < 24) return { hour: whole, minute: 0 };
  const spoken = /^(.+?)(?: horas?)? e (.+)$/.exec(said);
  const hour = readHour(spoken?.[1] ?? '');
  const clock = hour === null ? null : withMinutes(hour, spoken?.[2], 0);
  return clock !== null && !isOfHalf && isPair(said, clock) ? null : clock;
}

/** "10 e 11" may be two hours, "dez e onze" too; "oito e quinze" and "10h e 15" are one time. */
function isPair(said: string, { hour, minute }: Clock): boolean {
  if (/\dh|hora|minuto|mei[ao]/.test(said)) return false;
  return /\d$/.test(said) ? minute < 24 : minute % 5 !== 0 || minute === hour + 1;
}

function withMinutes(hour: number, words: string | undefined, minute: number): Clock | null {
  const minutes = words === undefined ? minute : readMinutes(words.replace(/ minutos?$/, ''));
  return minutes === null ? null : { hour, minute: minutes };
}

function takeFrom(hour: number | null, minutes: number | null): Clock | null {
  if (hour === null || minutes === null || minutes < 1 || minutes > 59) return null;
  return { hour: (hour + 23) % 24, minute: 60 - minutes };
}

function readHour(words: string): number | null {
  if (/^meio ?dia$/.test(words)) return 12;
  if (/^meia ?noite$/.test(words)) return 0;
  // Hours are feminine: "uma", "duas".
  if (/(?:^| )(?:um|dois)$/.test(words)) return null;
  return /^\d{1,2}$/.test(words) ? Number(words) : readNumberWords(words);
}

function readMinutes(words: string): number | null {
  if (words === 'meia') return 30;
  return /^\d{1,2}$/.test(words) ? Number(words) : readNumberWords(words);
}

/** "3 da tarde" is 15, "12 da noite" is midnight. */
function moved(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  if (half === 'tarde') return hour === 12 ? 12 : hour + 12;
  if (half === 'noite') return hour === 12 ? 0 : hour >= 5 ? hour + 12 : hour;
  return hour === 12 ? (half === 'manha' ? 12 : 0) : hour;
}
