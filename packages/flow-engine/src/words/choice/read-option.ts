import { normalise } from '../normalise.ts';
import { candidatesOf, type Candidate, type MatchableOption } from './candidate.ts';
import { chooseBoth } from './ways/by-both.ts';
import { chooseByEmoji } from './ways/by-emoji.ts';
import { chooseByOrder } from './ways/by-order.ts';
import { chooseByPrice } from './ways/by-price.ts';
import { chooseByPlace } from './ways/by-place.ts';
import { chooseByRange } from './ways/by-range.ts';
import { chooseBySize } from './ways/by-size.ts';
import { chooseBySlot } from './ways/by-slot.ts';
import { chooseBySpan } from './ways/by-span.ts';
import { chooseByTime } from './ways/by-time.ts';
import { chooseByWords } from './ways/by-words.ts';
import { chooseOther } from './ways/by-other.ts';
import { chooseYesOrNo } from './ways/by-yes-no.ts';
import { none, only, type Asked, type OptionReading } from './option-reading.ts';
import { functionWords, lightWords } from './word-lists.ts';
import { readUtterance } from './utterance.ts';

export type { MatchableOption } from './candidate.ts';
export type { How, OptionReading } from './option-reading.ts';

/**
 * Reads which option an answer means. It chooses only what is sure: an answer that refuses, doubts, asks, or names two
 * of them chooses nothing, and says which may be meant.
 */
export function readOption(
  text: string,
  options: readonly MatchableOption[],
  { fuzzy = true }: { fuzzy?: boolean } = {},
): OptionReading {
  const short = text.slice(0, maxAnswerLength);
  if (short.trim() === '') return none;
  const utterance = readUtterance(short);
  const asked = { text: short, utterance, candidates: candidatesOf(options), isTolerant: fuzzy };
  for (const way of ways) {
    const reading = way(asked);
    if (reading !== null) return reading;
  }
  return none;
}

const maxAnswerLength = 4096;

/** Each decides, or leaves the answer to the next. */
const ways: ((asked: Asked) => OptionReading | null)[] = [
  chooseExactly,
  chooseBoth,
  chooseByEmoji,
  chooseByPlace,
  chooseBySize,
  chooseByPrice,
  chooseByOrder,
  chooseBySlot,
  chooseByTime,
  chooseBySpan,
  chooseByRange,
  chooseYesOrNo,
  chooseOther,
  chooseByWords,
];

function chooseExactly({ text, utterance, candidates }: Asked): OptionReading | null {
  const polite = normalise(utterance.polite);
  const isSure = !utterance.isAsked && !utterance.isShaken;
  const whole = called(candidates, [normalise(text), polite]);
  // "Meu pedido está pronto?" is asked as it is written.
  const isQuestion = whole.every(({ label }) => label.includes('?'));
  if (whole.length > 0) return only(whole, 'exact', isSure || (isQuestion && !utterance.isShaken));
  // A wish that asks, "pode remarcar?", is for the words to judge.
  const core = utterance.isAsked ? [] : called(candidates, [coreOf(polite)]);
  return core.length === 0 ? null : only(core, 'words', isSure);
}

/** The options with one of these names. */
function called(candidates: Candidate[], names: string[]): Candidate[] {
  const said = names.filter(Boolean);
  return candidates.filter(({ exact, number }) =>
    [...exact].some((phrase) => said.some((one) => isSame(one, phrase) || one === `${number} ${phrase}`)),
  );
}

/** "sextafeira" is "sexta-feira". */
function isSame(said: string, phrase: string): boolean {
  return said === phrase || (said.length >= 6 && phrase.includes(' ') && said === phrase.replaceAll(' ', ''));
}

/** "tamanho P" is "P": what is left without a wish before it. */
function coreOf(polite: string): string {
  const words = polite.split(' ');
  while (words.length > 1 && wishes.has(words[0] ?? '')) words.shift();
  return words.join(' ');
}

const wishes = new Set(
  [...functionWords, ...lightWords].filter((word) => !['mais', 'vai', 'sim', 'ok', 'certo'].includes(word)),
);
