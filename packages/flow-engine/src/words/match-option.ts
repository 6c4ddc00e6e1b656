import { boundedCache } from './bounded-cache.ts';
import { isClose } from './distance.ts';
import { normalise } from './normalise.ts';
import { readNumberWords } from './number-words.ts';

/** Something a customer may choose. */
export interface MatchableOption {
  id: string;
  label: string;
  /** Other words for it, its value among them. */
  synonyms?: readonly string[];
  /** The label before it; its place in the list, counted from 1, when left out. */
  number?: number;
}

export interface OptionMatch {
  id: string;
  how: 'exact' | 'number' | 'starts' | 'contains' | 'fuzzy';
}

/**
 * Finds the option that a text means: exactly, by number, by its beginning, within a sentence, or with a typing
 * mistake, in this order. Two options that fit equally well are no match.
 */
export function matchOption(
  text: string,
  options: readonly MatchableOption[],
  { fuzzy = false }: { fuzzy?: boolean } = {},
): OptionMatch | null {
  const said = normalise(text.slice(0, maxAnswerLength));
  if (!said) return null;
  const candidates = options.map(prepare);
  for (const how of fuzzy ? [...ways, 'fuzzy' as const] : ways) {
    const hits = finders[how](said, candidates);
    if (hits.length > 0) return hits.length === 1 && hits[0] ? { id: hits[0].id, how } : null;
  }
  return null;
}

/**
 * Reads the number that an answer is: "1", "01", "1.", "um", "opção 1", "quero a 2". Null where it is more, or none.
 */
export function readChoice(text: string): number | null {
  const words = normalise(text.slice(0, maxAnswerLength)).split(' ');
  while (words.length > 1 && words[0] !== undefined && fillers.has(words[0])) words.shift();
  const rest = words.join(' ');
  if (/^\d{1,6}$/.test(rest)) return Number(rest);
  return ordinals.get(rest) ?? readNumberWords(rest);
}

type Way = OptionMatch['how'];

interface Candidate {
  id: string;
  number: number;
  phrases: string[];
  /** The phrases that may be looked for within a sentence. */
  words: string[];
  /** The phrases that are numbers themselves. */
  choices: number[];
}

const maxAnswerLength = 4096;
const ways: Way[] = ['exact', 'number', 'starts', 'contains'];
const fillers = new Set(
  'opcao numero num n nº nr no item alternativa letra a o as os eu quero escolho prefiro vou de na'.split(
    ' ',
  ),
);
const ordinals = new Map(
  'primeir segund terceir quart quint sext setim oitav non decim'
    .split(' ')
    .flatMap((stem, index): [string, number][] => [
      [`${stem}o`, index + 1],
      [`${stem}a`, index + 1],
    ]),
);

const finders: Record<Way, (said: string, candidates: Candidate[]) => Candidate[]> = {
  exact(said, candidates) {
    const choice = readChoice(said);
    return candidates.filter(
      ({ number, phrases, choices }) =>
        phrases.some((phrase) => phrase === said || said === `${String(number)} ${phrase}`) ||
        (choice !== null && choices.includes(choice)),
    );
  },
  number(said, candidates) {
    const choice = readChoice(said) ?? readNamedChoice(said);
    if (choice === null || isWeekday(said, candidates)) return [];
    return candidates.filter(({ number }) => number === choice);
  },
  starts: (said, candidates) =>
    longestFirst(candidates, {
      within: (phrase) => said.startsWith(`${phrase} `),
      around: (phrase) => said.length >= 3 && phrase.startsWith(said),
    }),
  contains: (said, candidates) =>
    longestFirst(candidates, {
      within: (phrase) => ` ${said} `.includes(` ${phrase} `) && !isRefused(said, phrase),
      around: (phrase) => said.length >= 3 && ` ${phrase} `.includes(` ${said} `),
    }),
  fuzzy: (said, candidates) =>
    candidates.filter(({ phrases }) => phrases.some((phrase) => isClose(said, phrase))),
};

/** "não quero cancelar" does not choose "Cancelar". */
function isRefused(said: string, phrase: string): boolean {
  const [before = ''] = ` ${said} `.split(` ${phrase} `);
  return /(?:^| )nao (?:quero|preciso|desejo|gostaria|vou)(?: \p{L}+){0,3}$/u.test(before);
}

function prepare({ id, label, synonyms = [], number }: MatchableOption, index: number): Candidate {
  const phrases: string[] = [];
  const words: string[] = [];
  const choices: number[] = [];
  for (const text of [label, ...synonyms]) {
    const { phrase, choice, isWord } = readPhrase(text);
    if (phrase) phrases.push(phrase);
    if (isWord) words.push(phrase);
    if (choice !== null) choices.push(choice);
  }
  return { id, number: number ?? index + 1, phrases, words, choices };
}

/** Options are the same from visit to visit. */
const readPhrase = boundedCache(
  (text: string) => {
    const phrase = normalise(text);
    const isWord = phrase.length >= 2 && /\p{L}/u.test(phrase);
    return { phrase, isWord, choice: phrase ? readChoice(phrase) : null };
  },
  5000,
  300,
);

/** "segunda" is the second one, unless there is an option "segunda-feira". */
function isWeekday(said: string, candidates: Candidate[]): boolean {
  const isOrdinal = ordinals.has(said);
  return (
    isOrdinal && candidates.some(({ phrases }) => phrases.some((phrase) => phrase.startsWith(`${said} `)))
  );
}

/** "quero a opção 2 por favor": a number with its word, if it is the only one. */
function readNamedChoice(said: string): number | null {
  const found = [...said.matchAll(/\b(?:opcao|numero|item|alternativa) (\d{1,6})\b/g)];
  return found.length === 1 ? Number(found[0]?.[1]) : null;
}

/** Whether a phrase is part of what was said, or what was said part of the phrase. */
interface Fits {
  within: (phrase: string) => boolean;
  around: (phrase: string) => boolean;
}

/**
 * The options with a phrase that fits. One that was said as part of another ("cancelar" in "cancelar pedido") gives way
 * to it. Bare numbers are never looked for within a sentence: "10 reais?" is not option 10.
 */
function longestFirst(candidates: Candidate[], { within, around }: Fits): Candidate[] {
  const hits = candidates.flatMap((candidate) => {
    const said = candidate.words.filter(within);
    const fitting = [...said, ...candidate.words.filter(around)];
    return fitting.length > 0 ? [{ candidate, fitting, isSaid: said.length === fitting.length }] : [];
  });
  const longer = (hit: (typeof hits)[number]) =>
    hits.some(
      (other) =>
        other !== hit &&
        hit.fitting.every((phrase) =>
          other.fitting.some((long) => long.length > phrase.length && long.includes(phrase)),
        ),
    );
  return hits.filter((hit) => !(hit.isSaid && longer(hit))).map(({ candidate }) => candidate);
}
