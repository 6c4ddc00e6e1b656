import type { MessageHit } from '@prosa/contract';
import { excerptOf } from '../excerpt.ts';

/** What a person searches for: words by their beginnings, and phrases in quotes. */
export interface Wanted {
  beginnings: string;
  phrases: string[];
}

const quoted = /["“”]([^"“”]*)["“”]/g;

/** Reads what was typed into the search. A quote that is not closed yet quotes nothing. */
export function readWanted(text: string): Wanted {
  const typed = text.normalize('NFC');
  return {
    beginnings: typed.replaceAll(quoted, ' ').trim(),
    phrases: Array.from(typed.matchAll(quoted), ([, phrase = '']) => phrase.trim()).filter(Boolean),
  };
}

/** Returns the part of a text around the first that stands in it, a phrase before a word, with all of them marked. */
export function markWanted(said: string, { beginnings, phrases }: Wanted): MessageHit['excerpt'] | null {
  const words = [beginnings, ...phrases].flatMap((part) => part.split(/[^\p{L}\p{N}]+/u)).filter(Boolean);
  return excerptOf(said, [...phrases, ...words], 'word');
}
