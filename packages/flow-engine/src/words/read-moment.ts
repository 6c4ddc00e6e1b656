import { parseDate } from './answers/date.ts';
import type { AnswerClock } from './answers/answer.ts';
import { momentOf } from './local-time.ts';

const longest = 80;

/**
 * Reads the moment that a text names, as epoch ms: a date in any notation, alone or with "18:00" after it. Null where
 * it names none.
 */
export function readMoment(text: string, clock: AnswerClock): number | null {
  if (text.length > longest) return null;
  const trimmed = text.trim();
  const written = /^(.+?)(?:[T ]| às )(\d{2}:\d{2})(?::\d{2})?$/.exec(trimmed);
  const date = parseDate(written?.[1] ?? trimmed, clock);
  return date === null ? null : momentOf(`${date}T${written?.[2] ?? '00:00'}`, clock.time_zone);
}
