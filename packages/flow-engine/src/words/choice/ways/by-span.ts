import { parseTime } from '../../answers/time.ts';
import { fold } from '../../fold.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';
import { timeIn } from './by-time.ts';

/** Chooses among spans of the day by a time within one: "11h" for '10h às 12h'. */
export function chooseBySpan({ utterance, candidates }: Asked): OptionReading | null {
  if (utterance.parts.some(({ isRefused }) => isRefused) || moved.test(utterance.polite)) return null;
  const spans = candidates.flatMap((candidate) => {
    const span = spanOf(candidate.label);
    return span === null ? [] : [{ candidate, ...span }];
  });
  if (spans.length < 2) return null;
  const [time, later] = timeIn(utterance.polite);
  const holding = (one: string | null) =>
    spans.filter(({ from, to }) => one !== null && from <= one && one <= to);
  const hits = holding(time).length > 0 ? holding(time) : holding(later);
  if (hits.length === 0) return null;
  return only(
    hits.map(({ candidate }) => candidate),
    'meaning',
    !utterance.isAsked && !utterance.isShaken && !utterance.isOpen,
  );
}

/** "depois das 14h" is no time within a span. */
const moved = /\b(?:depois|apos|antes|ate|partir|entre|menos|mais)\b/;

const span =
  /(?<!\d)(\d{1,2}(?:(?:h|:)(?:\d\d)?)?) ?(?:as?|ate|e|-|–) ?(?:as )?(\d{1,2}(?:h|:)(?:\d\d)?)(?!\d)/;

/** Returns the first and the last time of a label that is one span, "das 8h às 12h", as "HH:MM". */
function spanOf(label: string): { from: string; to: string } | null {
  const [, start = '', end = ''] = span.exec(fold(label)) ?? [];
  const [from, to] = [start, end].map((time) => parseTime(/[h:]/.test(time) ? time : `${time}h`));
  return typeof from === 'string' && typeof to === 'string' && from < to ? { from, to } : null;
}
