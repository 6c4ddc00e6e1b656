import { fold } from './fold.ts';

/**
 * Returns a text in the form in which answers are matched: lower case, without accents, punctuation and emoji, every
 * gap one space. A text without letters and digits ("👍") keeps what it has, so that an option may be an emoji.
 */
export function normalise(text: string): string {
  const folded = fold(text);
  if (simple.test(folded)) return folded;
  const words = folded
    .replaceAll(invisible, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words || folded.replaceAll(/[\s\p{Emoji_Modifier}\p{Cf}\p{Mn}]/gu, '');
}

const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Apostrophes, and what makes a keycap of a digit (1️⃣). */
const invisible = /['’`´\p{Cf}\p{Mn}\p{Me}]/gu;
