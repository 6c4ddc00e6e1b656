import { normalise } from '../normalise.ts';
import { candidatesOf, type Candidate, type MatchableOption } from './candidate.ts';
import { chooseByAskedPrice } from './ways/by-asked-price.ts';
import { chooseBoth } from './ways/by-both.ts';
import { chooseByEmoji } from './ways/by-emoji.ts';
import { chooseByCount } from './ways/by-count.ts';
import { chooseByNamedRange } from './ways/by-named-range.ts';
import { chooseByOrder } from './ways/by-order.ts';
import { chooseByPartOfDay } from './ways/by-part-of-day.ts';
import { chooseByPeriod } from './ways/by-period.ts';
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
import { findMentions, heardIn } from './mentions.ts';
import { doubts, functionWords, lightWords } from './word-lists.ts';
import { readUtterance } from './utterance/read-utterance.ts';

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
  chooseByNamedRange,
  chooseBySize,
  chooseByPrice,
  chooseByCount,
  chooseByPeriod,
  chooseByOrder,
  chooseBySlot,
  chooseByTime,
  chooseByPartOfDay,
  chooseBySpan,
  chooseByRange,
  chooseYesOrNo,
  chooseOther,
  chooseByAskedPrice,
  chooseByWords,
];

function chooseExactly(asked: Asked): OptionReading | null {
  const { text, utterance, candidates } = asked;
  const polite = normalise(utterance.polite);
  const isSure = !utterance.isAsked && !utterance.isShaken;
  const whole = called(candidates, [normalise(text), polite]);
  // "Meu pedido está pronto?" is asked as it is written.
  const isQuestion = whole.every(({ label }) => label.includes('?'));
  if (whole.length > 0) return only(whole, 'exact', isSure || (isQuestion && !utterance.isShaken));
  // A wish that asks, "pode remarcar?", is for the words to judge.
  const core = utterance.isAsked ? [] : called(candidates, [coreOf(polite)]);
  if (core.length > 0) return only(core, 'words', isSure && !utterance.isOpen);
  const led = ledBy(asked);
  return led.length === 0 ? null : only(led, 'words', isSure);
}

/** "meio a meio, depois te falo os sabores": the options named by the first clause, where the rest names or takes back none. */
function ledBy({ text, utterance, candidates, isTolerant }: Asked): Candidate[] {
  const [, first, after = ''] = /^\s*([^,.;!?\n]+)[,.;!\n]+(.+)$/su.exec(text) ?? [];
  if (first === undefined || utterance.isAsked || readUtterance(first).isOpen) return [];
  const rest = readUtterance(after);
  const heard = heardIn(rest);
  const isOpen =
    changing.test(rest.polite) ||
    heard.some(({ word, isRefused }) => isRefused || word === 'ou' || doubts.has(word));
  if (isOpen || heard.length > maxAfter || findMentions(heard, candidates, isTolerant).length > 0) return [];
  return called(candidates, [coreOf(normalise(readUtterance(first).polite))]);
}

const changing = /^(?:mas|porem|so|se|quer dizer|ou melhor|digo|opa|ops|alias|perai)\b/;
/** More words than these may be about something else. */
const maxAfter = 10;

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
