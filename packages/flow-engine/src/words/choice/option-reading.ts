import type { Candidate } from './candidate.ts';
import type { Utterance } from './utterance/read-utterance.ts';

/** How an option was said: as it is written, by its number, with its words, with other words for it, or misspelt. */
export type How = 'exact' | 'number' | 'words' | 'meaning' | 'fuzzy';

/** What an answer makes of the options: one is chosen, or some may be meant; `ids` is empty where none is. */
export type OptionReading = { kind: 'chosen'; id: string; how: How } | { kind: 'unsure'; ids: string[] };

/** An answer beside the options. */
export interface Asked {
  text: string;
  utterance: Utterance;
  candidates: Candidate[];
  /** Whether misspelt words count. */
  isTolerant: boolean;
}

/** Nothing was chosen, and nothing may be meant. */
export const none: OptionReading = { kind: 'unsure', ids: [] };

/** Returns the reading for the options that an answer fits equally: one is chosen, unless the answer is a question. */
export function only(hits: Candidate[], how: How, isSure: boolean): OptionReading {
  const [first, ...others] = hits;
  if (first && others.length === 0 && isSure) return { kind: 'chosen', id: first.id, how };
  return { kind: 'unsure', ids: hits.slice(0, maxSuggestions).map(({ id }) => id) };
}

/** More than so many are no suggestion. */
const maxSuggestions = 3;
