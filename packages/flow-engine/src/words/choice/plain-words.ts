import { singularOf, stemOf } from './stems.ts';
import {
  actionWords,
  categoryWords,
  classifierWords,
  functionWords,
  lightWords,
  sideWords,
  softAskings,
  stateWords,
  topicAskings,
} from './word-lists.ts';

/** Returns whether a word says nothing beside an option that makes another matter of it. */
export function isPlain(word: string): boolean {
  return (
    plain.some((list) => list.has(word)) ||
    categoryWords.has(singularOf(word)) ||
    plainStems.has(stemOf(word))
  );
}

const plain = [functionWords, categoryWords, classifierWords, lightWords, actionWords, sideWords, stateWords];
const plainStems = new Set(
  [...lightWords, ...actionWords].filter((word) => /...[aei]r$/.test(word)).map(stemOf),
);

/** Returns whether a word may make another matter of what is said with it. */
export function isStrange(word: string): boolean {
  return !isPlain(word) && !topicAskings.has(word) && !softAskings.has(word);
}
