import { fold } from './fold.ts';

/**
 * A text as answers are matched: lower case, without accents, punctuation and emoji, every gap one space. A text of
 * nothing but signs ("👍") keeps them, so that an option may be one.
 */
export function normalise(text: string): string {
  const folded = fold(text);
  if (simple.test(folded)) return folded;
  const words = folded
    .replaceAll(/['’`´\u200b-\u200f\ufe0f\u20e3]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words || folded.replaceAll(/[\s\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '');
}

const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
