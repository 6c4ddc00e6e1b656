import { parseTime } from '../../answers/time.ts';
import { fold } from '../../fold.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';
import { isClear, readWhen, type When } from '../slots.ts';

/** A stretch of the day, in minutes; an open side is that end of the day. */
interface Span {
  candidate: Asked['candidates'][number];
  from: number;
  to: number;
}

/** Chooses among spans of the day by a time within one: "11h" for '10h às 12h', "antes das 9" for 'Até 9h'. */
export function chooseBySpan({ utterance, candidates }: Asked): OptionReading | null {
  if (utterance.parts.some(({ isRefused }) => isRefused)) return null;
  const spans = candidates.flatMap((candidate) => {
    const span = spanOf(candidate.label);
    return span === null ? [] : [{ candidate, ...span }];
  });
  if (spans.length < 2) return null;
  const when = readWhen(utterance.polite);
  if (when.days.size > 0 || when.times.length === 0) return null;
  // Parts of the day that options are named by, "Manhã (8h às 12h)", are for the words.
  if (when.clock === null && candidates.some(({ label }) => partOfDay.test(fold(label)))) return null;
  const hits = hitsOf(spans, when);
  if (hits.length === 0) return null;
  return only(
    hits.map(({ candidate }) => candidate),
    'meaning',
    isClear(when) && !utterance.isAsked && !utterance.isShaken && !utterance.isOpen,
  );
}

const partOfDay = /\b(?:manha|tarde|noite|cedo|almoco)\b/;

/**
 * Those that a time lies in, or touches, else those with one in the other half of the day. Bounds and parts of the day
 * have to reach into a span: "das 9 ao meio dia" is no 'Até 9h'.
 */
function hitsOf(spans: Span[], { times, clock }: When): Span[] {
  const hits = spans.filter((span) => holds(span, times, clock === 'point' ? 0 : 1));
  if (hits.length > 0 || clock === null) return hits;
  const later = times.map((allows) => (time: number) => allows(time) || allows(time - noon));
  return spans.filter((span) => holds(span, later, 0));
}

const noon = 12 * 60;

/** Whether what was said leaves a time of the span; `edge` is how many minutes at its ends do not count. */
function holds({ from, to }: Span, times: When['times'], edge: number): boolean {
  for (let time = from + edge; time <= to - edge; time += 1)
    if (times.every((allows) => allows(time))) return true;
  return false;
}

const anyClock = String.raw`(\d{1,2}(?:(?:h|:)(?:\d\d)?)?)`;
const closed = new RegExp(`(?<!\\d)${anyClock} ?(?:as?|ate|e|-|–) ?(?:as )?${anyClock}(?!\\d)`);
const open = new RegExp(
  `(?:^|\\()\\P{L}*(?:(ate|antes d?as)|depois d?as|apos|a partir d?as)(?: as)? ${anyClock}(?!\\d)`,
  'u',
);

/** Returns the first and the last minute of a label that is one span: "das 8h às 12h", "Até 9h". */
function spanOf(label: string): Omit<Span, 'candidate'> | null {
  const said = fold(label);
  const [, from, to = ''] = closed.exec(said) ?? [];
  const [, before, limit = ''] = from === undefined ? (open.exec(said) ?? []) : [];
  if (!/[h:]/.test(to + limit)) return null;
  const [start, end] =
    from !== undefined
      ? [minuteOf(from), minuteOf(to)]
      : before !== undefined
        ? [firstMinute, minuteOf(limit)]
        : [minuteOf(limit), lastMinute];
  return start !== null && end !== null && start < end ? { from: start, to: end } : null;
}

/** Nobody means three in the morning by 'Até 9h'. */
const firstMinute = 5 * 60;
const lastMinute = 24 * 60 - 1;

function minuteOf(said: string): number | null {
  const time = parseTime(/[h:]/.test(said) ? said : `${said}h`);
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
