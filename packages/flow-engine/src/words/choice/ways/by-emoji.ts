import { readNumberWords } from '../../number-words.ts';
import { emojisOf, namesOfEmoji } from '../emoji-names.ts';
import { fitOf, fits } from '../same-word.ts';
import { none, only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by emoji where an answer is nothing else: one of the option's own, or one that names it. */
export function chooseByEmoji(asked: Asked): OptionReading | null {
  const { text, candidates } = asked;
  const rated = chooseByStars(asked);
  if (rated !== null) return rated;
  const signs = emojisOf(text);
  if (signs.length === 0 || /[\p{L}\p{N}]/u.test(text)) return null;
  if (signs.some((sign) => isOfAll(sign, candidates))) return none;
  const own = candidates.filter(({ emojis }) => signs.some((sign) => emojis.includes(sign)));
  const hits =
    own.length > 0 ? own : candidates.filter((candidate) => signs.some((sign) => names(sign, candidate)));
  return hits.length === 0
    ? null
    : only(hits, 'exact', signs.length === 1 || signs.every((sign) => isOf(sign, hits)));
}

/** "⭐⭐⭐" and "três estrelas" are '⭐⭐⭐ Regular'. */
function chooseByStars({ text, utterance, candidates }: Asked): OptionReading | null {
  const rated = candidates.filter(({ label }) => starsIn(label) > 0);
  if (rated.length < 2) return null;
  const [, spoken] = /^(?:(?:dou|nota|foi|de) )*(\S+) estrel(?:a|inha)s?$/.exec(utterance.polite) ?? [];
  const said =
    spoken === undefined
      ? starsIn(/[\p{L}\p{N}]/u.test(text) ? '' : text)
      : Number(spoken) || (readNumberWords(spoken) ?? 0);
  const hits = rated.filter(({ label }) => starsIn(label) === said);
  return hits.length === 0 ? null : only(hits, 'exact', !utterance.isAsked);
}

function starsIn(text: string): number {
  return text.match(/[⭐🌟]/gu)?.length ?? 0;
}

/** "🍫🍓" is '🍫 Chocolate com morango'. */
function isOf(sign: string, hits: Asked['candidates']): boolean {
  return hits.every((hit) => hit.emojis.includes(sign) || names(sign, hit));
}

/** "🍕" among flavours is any pizza, though only "🍕 Calabresa" is written with it. */
function isOfAll(sign: string, candidates: Asked['candidates']): boolean {
  return sign === '🍕' && !candidates.some(({ label }) => /pizza/i.test(label));
}

function names(sign: string, { phrases }: Asked['candidates'][number]): boolean {
  return namesOfEmoji(sign).some((name) =>
    phrases.some(
      ({ words, isRefusal, isInstead }) =>
        !isRefusal && !isInstead && words.some((word) => fitOf(name, word, false) >= fits.form),
    ),
  );
}
