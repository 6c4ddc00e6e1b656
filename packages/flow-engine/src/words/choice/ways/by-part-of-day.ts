import { only, type Asked, type OptionReading } from '../option-reading.ts';
import { timeIn } from './by-time.ts';

/** Chooses among 'Manhã', 'Tarde' and 'Noite' by a time that lies in one of them: "15h", "umas 3 da tarde". */
export function chooseByPartOfDay({ utterance, candidates }: Asked): OptionReading | null {
  const { polite, parts, isAsked, isOpen } = utterance;
  if (isOpen || parts.some(({ isRefused }) => isRefused) || /\b(?:ou|ate|antes|entre|as)\b/.test(polite))
    return null;
  const named = candidates.filter(({ label }) => partNamed.test(label));
  if (named.length < 2) return null;
  const part = partIn(
    polite.replace(/^(?:umas|uns|por volta d[ae]s?|la pelas|pelas|depois das?|a partir das?) /, ''),
  );
  const hits = named.filter(
    ({ label }) => partNamed.exec(label)?.groups?.part?.toLowerCase().replace('ã', 'a') === part,
  );
  return hits.length === 0 ? null : only(hits, 'meaning', !isAsked);
}

/** A part of the day and nothing else, so that its own hours, "Manhã (8h às 12h)", are left to the ways that read them. */
const partNamed = /^\P{L}*(?:(?:de|da|pela|à) )?(?<part>manh[ãa]|tarde|noite)\P{L}*$/iu;

function partIn(said: string): string | null {
  const half = /^(?:\d{1,2}(?:h|:\d\d)?|\p{L}+) d[ae] (manha|tarde|noite)$/u.exec(said)?.[1];
  if (half !== undefined && timeIn(said)[0] !== null) return half;
  // "8" may be either half of the day; "8h" and "8:30" are written as the clock shows them.
  if (!/^\d{1,2}(?:h|:)\d{0,2}$|^(?:1[3-9]|2[0-3])(?: horas)?$/.test(said)) return null;
  const [time] = timeIn(said);
  if (time === null || time < '05:00') return null;
  return time < '12:00' ? 'manha' : time < '18:00' ? 'tarde' : 'noite';
}
