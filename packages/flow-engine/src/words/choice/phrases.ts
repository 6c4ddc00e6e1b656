import { boundedCache } from '../bounded-cache.ts';
import { weekdays } from '../answers/written-date.ts';
import { normalise } from '../normalise.ts';
import { emojisOf } from './emoji-names.ts';
import { tokensOf } from './tokens.ts';
import { withoutPrice } from './without-price.ts';
import {
  askings,
  doubts,
  functionWords,
  lightWords,
  otherTalk,
  plainRefusals,
  sideWords,
  stateWords,
  wordsOf,
} from './word-lists.ts';

/** One way to say an option: its words that matter. */
export interface Phrase {
  words: string[];
  isRefusal: boolean;
  /** Whether it says only a part of the option: "Corte" in "Corte e barba". */
  isPart: boolean;
  /** Whether it does not stand in the option: said instead of it in the trade of the menu, and only as a whole. */
  isInstead?: boolean;
}

/** A text of an option, made ready to be compared. */
export interface Reading {
  /** As answers are compared exactly. */
  exact: string[];
  phrases: Phrase[];
  emojis: string[];
}

/** Returns how a label or a synonym may be said: whole, without what stands in brackets, and each part of "troca e devolução". */
export const readLabel = boundedCache(
  (text: string): Reading => {
    const bare = text
      .replace(/^\s*(?:\d{1,2}\s*[-–.)]\s+|\[\d{1,2}\]\s*|(?:\d\uFE0F?\u20E3)+\s*)/u, '')
      .replace(shortDay, (all, day: string) => dayNamed(day) ?? all);
    const unpriced = withoutPrice(bare);
    const head = unpriced.replaceAll(/\(.*?\)|(?<=\S)\s+em at[eé] \d+ ?(?:x|vezes).*$/gi, ' ').trim();
    const whole = phraseOf(unpriced);
    const inside = [...unpriced.matchAll(/\((\p{L}[\p{L} ]*)\)/gu)].map(([, words = '']) => words);
    const joined = (head || unpriced).replace(combo, '');
    const heads = (head !== unpriced ? [head, ...inside] : []).map(phraseOf);
    if (combo.test(head || unpriced)) heads.push(phraseOf(joined));
    const parts = partsOf(joined);
    const initials = initialsOf(whole);
    return {
      exact: [
        ...new Set(
          [text, bare, unpriced, head, ...initials, ...(sizes[bare.toLowerCase()] ?? [])]
            .map(normalise)
            .filter(Boolean),
        ),
      ],
      phrases: [whole, ...heads, ...parts, ...initials.map(phraseOf)].filter(({ words }) => words.length > 0),
      emojis: emojisOf(text),
    };
  },
  5000,
  300,
);

/** "Combo corte + barba" is "corte e barba". */
const combo = /^\P{L}*(?:combo|kit|pacote)\s+(?=.*(?:\+|\se\s))/iu;

function phraseOf(text: string): Phrase {
  const all = tokensOf(text);
  const words = all
    .filter((word) => !functionWords.has(word))
    .map((word) => (plainRefusals.has(word) ? 'nao' : word));
  const bare = words.filter((word) => !optional.has(word));
  const kept = bare.length > 0 ? bare : words.length > 0 ? words : all;
  return { words: [...new Set(kept)], isRefusal: kept.includes('nao'), isPart: false };
}

/** Does not change what an option is. */
const optional = wordsOf('ja ainda aplicacao realizacao');

function partsOf(text: string): Phrase[] {
  const sides = text.split(/\s[-–]\s/);
  const parts = [
    ...(sides.length > 1 ? sides : []),
    ...text.split(/\s+(?:e|ou)\s+|(?<!\d)\/(?!\d)|[,|+&]|\s[-–]\s/),
  ].filter((part) => /\p{L}|\d\d/u.test(part));
  return parts.length < 2
    ? []
    : parts
        .map((part) => ({ ...phraseOf(part), isPart: true }))
        .filter(({ words }) => !words.every((word) => lightWords.has(word)));
}

/** "Recursos humanos" is "rh". */
function initialsOf({ words }: Phrase): string[] {
  if (words.length < 2 || words.some((word) => /\d/.test(word))) return [];
  const initials = words.map((word) => word.charAt(0)).join('');
  // "ap" is an apartment.
  const isWord = spoken.some((list) => list.has(initials)) || tokensOf(initials)[0] !== initials;
  return words.length > 4 || isWord ? [] : [initials];
}

/** Initials that people say as words of their own are none: "já" is no "Jardim América". */
const spoken = [
  functionWords,
  lightWords,
  sideWords,
  stateWords,
  doubts,
  askings,
  otherTalk,
  wordsOf(
    'ss nn si oi ok nao vc vcs vo ai ah eh ih oh uh ca pra pro q mas pois lhe fe pe ma mau mal bom boa cor som sol mar lar par paz rua gas pao sal cha uva ovo pai dor fim tem tal qual quem cem mil dez seis',
  ),
];

/** "Seg 10h" is said as "segunda às 10". */
const shortDay = /^(seg|ter|qua|qui|sex|s[aá]b|dom)(?![\p{L}-])/iu;

function dayNamed(short: string): string | undefined {
  return weekdays.find((day) => day.startsWith(normalise(short)));
}

const sizes: Readonly<Record<string, string[]>> = {
  p: ['pequeno', 'pequena'],
  m: ['medio', 'media'],
  g: ['grande'],
};
