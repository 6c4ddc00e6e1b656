import { parseTime } from '../answers/time.ts';
import { readLabel, type Phrase } from './phrases.ts';
import { isPlain } from './plain-words.ts';
import { waysInTrade } from './trades/ways-in-trade.ts';

/** Something a customer may choose. */
export interface MatchableOption {
  id: string;
  label: string;
  /** Other words for it, its value among them. */
  synonyms?: readonly string[];
  /** The label before it; its place in the list, counted from 1, when left out. */
  number?: number;
}

/** An option, made ready to be compared with answers. */
export interface Candidate {
  id: string;
  label: string;
  number: number;
  exact: Set<string>;
  phrases: Phrase[];
  emojis: string[];
  /** The time that it is, where it is one. */
  time: string | null;
}

/** "Tarde (14:00)" */
const inside = /^\P{L}*\p{L}+ \((\d{1,2}(?:h|:)\d{0,2})\)$/u;

/** "Até 9h" is a span of the day, and no time. */
const bounded = /^\P{L}*(?:até|antes|depois|após|a partir)\s/iu;

/** Makes options ready to be compared. */
export function candidatesOf(options: readonly MatchableOption[]): Candidate[] {
  const made = options.map(({ id, label, synonyms = [], number }, index) => {
    const readings = [label, ...synonyms].filter(Boolean).map(readLabel);
    return {
      id,
      label,
      number: number ?? index + 1,
      exact: new Set(readings.flatMap(({ exact }) => exact)),
      phrases: readings.flatMap(({ phrases }) => phrases),
      emojis: readings.flatMap(({ emojis }) => emojis),
      time: /\d/.test(label) && !bounded.test(label) ? parseTime(inside.exec(label)?.[1] ?? label) : null,
    };
  });
  const ways = waysInTrade(made.map(({ label }) => label).join('\n'));
  return made.map((candidate, place) => withTrade(withoutHead(candidate, made), ways[place] ?? [], made));
}

/** Adds what is said instead of an option in the trade of the menu, unless another option has it in its name. */
function withTrade(candidate: Candidate, texts: readonly string[], all: readonly Candidate[]): Candidate {
  if (texts.length === 0) return candidate;
  const taken = new Set(all.flatMap((other) => (other === candidate ? [] : wordsIn(other))));
  const phrases = texts
    .flatMap((text) => readLabel(text).phrases.slice(0, 1))
    .filter(({ words }) => !words.every((word) => taken.has(word)))
    .map((phrase) => ({ ...phrase, isInstead: true }));
  return { ...candidate, phrases: [...candidate.phrases, ...phrases] };
}

/** Where several options begin with one wish, "Pedir gás" and "Pedir água", what comes after it says them as well. */
function withoutHead(candidate: Candidate, all: readonly Candidate[]): Candidate {
  const words = candidate.phrases[0]?.words ?? [];
  const wish = words.slice(0, -1).findIndex((word) => !isPlain(word));
  const wished = wish === -1 ? words.slice(0, -1) : words.slice(0, wish);
  const length = Math.max(
    0,
    ...all.map((other) => (other === candidate ? 0 : sharedHead(wished, wordsIn(other)))),
  );
  const [head, rest] = [words.slice(0, length), words.slice(length)];
  if (length === 0) return candidate;
  const startsSo = (other: Candidate) => sharedHead(head, wordsIn(other)) === length;
  if (all.some((other) => !startsSo(other) && wordsIn(other).some((word) => rest.includes(word))))
    return candidate;
  const phrases = candidate.phrases.flatMap((phrase) => {
    const bare = phrase.words.filter((word) => !head.includes(word));
    return bare.length === 0 || bare.length === phrase.words.length
      ? [phrase]
      : [phrase, { ...phrase, words: bare }];
  });
  return { ...candidate, phrases };
}

function wordsIn({ phrases }: Candidate): string[] {
  return phrases[0]?.words ?? [];
}

/** How many words two options begin with alike. */
function sharedHead(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, place) => word !== other[place]);
  return end === -1 ? one.length : end;
}
