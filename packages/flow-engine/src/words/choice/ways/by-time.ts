import { parseTime } from '../../answers/time.ts';
import { none, only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by the time of the day where options are times: "14h" and "2 da tarde" for '14:00'. */
export function chooseByTime({ utterance, candidates }: Asked): OptionReading | null {
  if (!candidates.some(({ time }) => time !== null)) return null;
  if (utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const [time, later] = timeIn(utterance.polite);
  if (time === null) return null;
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
