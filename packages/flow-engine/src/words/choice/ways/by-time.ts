import { parseTime } from '../../answers/time.ts';
import { none, only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by the time of the day where options are times: "14h" and "2 da tarde" for '14:00'. */
export function chooseByTime({ utterance, candidates }: Asked): OptionReading | null {
  if (!candidates.some(({ time }) => time !== null)) return null;
  if (utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const [time, later] = timeIn(utterance.polite);
  if (time === null) return chooseByPart(utterance, candidates);
  const same = candidates.filter((candidate) => candidate.time === time);
  const hits =
    same.length > 0 || later === null ? same : candidates.filter((candidate) => candidate.time === later);
  // "8 da noite" is no "08:00", and the words would take it for that.
  if (
    hits.length === 0 &&
    halfNamed.test(utterance.polite) &&
    candidates.every(({ time: own }) => own !== null)
  )
    return none;
  return hits.length === 0 ? null : only(hits, 'exact', !utterance.isAsked);
}

/** "de manhã" and "o mais cedo", where every option is a time. */
function chooseByPart(
  { polite, isAsked }: Asked['utterance'],
  candidates: Asked['candidates'],
): OptionReading | null {
  const times = candidates.flatMap(({ time }) => time ?? []).toSorted();
  if (times.length < candidates.length) return null;
  const part =
    /^(?:(?:so|quero|prefiro|pode ser|tem que ser) )?(?:o )?(?:de|da|na|pela|a) (manha|tarde|noite)$/.exec(
      polite,
    )?.[1];
  const end =
    /^(?:(?:quero|prefiro|pode ser) )?(?:o|no|pro) (?:horario )?mais (cedo|tarde)(?: (?:possivel|que (?:tiver|tem|der|houver)))?$/.exec(
      polite,
    )?.[1];
  const isIn = (time: string) =>
    part === undefined ? time === times.at(end === 'cedo' ? 0 : -1) : partOf(time) === part;
  if (part === undefined && end === undefined) return null;
  const hits = candidates.filter(({ time }) => time !== null && isIn(time));
  return hits.length === 0 ? null : only(hits, 'meaning', !isAsked);
}

function partOf(time: string): 'manha' | 'tarde' | 'noite' {
  return time < '12:00' ? 'manha' : time < '18:00' ? 'tarde' : 'noite';
}

/**
 * Returns the time that a polite answer says, as "HH:MM", and the one twelve hours after it where that may be meant:
 * "às 2" is 02:00, and may be 14:00.
 */
export function timeIn(polite: string): [time: string | null, later: string | null] {
  const said = polite.replace(wish, '');
  const time = parseTime(said);
  return [time, time === null || halfNamed.test(said) ? null : twelveHoursAfter(time)];
}

const wish =
  /^(?:(?:eu|quero|queria|gostaria|prefiro|pode ser|vou|de|ficar|fico|com|no|na|o|a|das?|marca|marcar|agenda|agendar|horario|para|pra|pras|seria|melhor|entao|esse|so|consigo|posso|hoje|amanha|acho bom) )+/;
const halfNamed = /\b(?:manha|tarde|noite|madrugada|am|pm)\b|\b(?:0\d|1[3-9]|2\d)/;

/** "às 2" may be "14:00". */
function twelveHoursAfter(time: string): string | null {
  const hour = Number(time.slice(0, 2));
  const minute = time.slice(3);
  return hour >= 1 && hour < 12 ? `${hour + 12}:${minute}` : null;
}
