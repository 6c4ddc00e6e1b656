import { readNumberWords } from '../../number-words.ts';
import { tellsOfOthers } from '../../tells-of-others.ts';
import { measuresOf } from '../measures.ts';
import { singularOf } from '../stems.ts';
import { areSynonyms } from '../synonyms.ts';
import { doubts, functionWords, refusals } from '../word-lists.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/**
 * Chooses by how much an option is: "um de 500 com granola" and "meio litro" for '500 ml' beside '300 ml', "o de 80" and
 * "oitenta pessoas" for 'Pacote 80 convidados'.
 */
export function chooseByCount({ utterance, candidates }: Asked): OptionReading | null {
  const { isAsked, isShaken, isOpen } = utterance;
  const polite = withNumerals(utterance.polite);
  if (isAsked || isShaken || isOpen || tellsOfOthers(polite)) return null;
  if (polite.split(' ').some((word) => word === 'ou' || doubts.has(word))) return null;
  const all = candidates.flatMap((candidate) => {
    const { count } = measuresOf(candidate.label);
    return count === null ? [] : [{ candidate, ...count }];
  });
  // "Barca (2 pessoas)" may stand among '300 ml' and '500 ml'.
  const counted = all.filter(({ unit }) => all.filter((one) => one.unit === unit).length > 1);
  if (new Set(counted.map(({ unit }) => unit)).size !== 1) return null;
  const said = amountIn(polite, { unit: counted[0]?.unit ?? '', places: candidates.length });
  const [hit, ...others] = counted.filter(
    ({ amount, candidate }) => amount === said?.amount && !(said.isBare && explained.test(candidate.label)),
  );
  return hit && others.length === 0 ? only([hit.candidate], 'meaning', true) : null;
}

/** "8" may be people where 'Grande (8 fatias)' only explains how large it is. */
const explained = /\([^)]*\d/;

interface Counting {
  /** What the options count, in the smallest unit of its kind. */
  unit: string;
  /** How many options there are: a bare number up to that may be a place. */
  places: number;
}

/** Returns the only amount that a polite answer says and does not refuse; null where it says none, or another number. */
function amountIn(polite: string, { unit, places }: Counting): { amount: number; isBare: boolean } | null {
  const words = polite.split(' ');
  const [place, ...others] = words.flatMap((word, at) => (/^\d/.test(word) ? [at] : []));
  if (place === undefined || others.length > 0) return null;
  if (words.slice(0, place).some((word) => refusals.has(word))) return null;
  const [, digits = '', joined = ''] = /^(\d+)(\p{L}*)$/u.exec(words[place] ?? '') ?? [];
  const next = joined || (words[place + 1] ?? '');
  const times = timesOf(next, unit);
  if (digits === '') return null;
  if (times !== null) return { amount: Number(digits) * times, isBare: false };
  // "500 reais" is no weight.
  const isBare = joined === '' && (next === '' || functionWords.has(next) || refusals.has(next));
  return isBare && Number(digits) > places ? { amount: Number(digits), isBare } : null;
}

/** How many of the unit one of a word is; null where it is something else. */
function timesOf(word: string, unit: string): number | null {
  if (word === '') return null;
  const large = unit === 'ml' ? /^l(?:t|ts|itros?)?$/ : unit === 'g' ? /^(?:kgs?|[qk]uilos?)$/ : null;
  if (large?.test(word)) return 1000;
  const small = unit === 'ml' ? /^ml$/ : unit === 'g' ? /^gr?(?:amas?)?$/ : null;
  if (small?.test(word)) return 1;
  const isSame = singularOf(word) === unit || areSynonyms(word, unit) || (isGuest(word) && isGuest(unit));
  return small === null && isSame ? 1 : null;
}

function isGuest(word: string): boolean {
  return /^(?:pessoa|convidado|adulto|gente)s?$/.test(word);
}

function withNumerals(polite: string): string {
  return polite
    .replace(/\bmeio (litro|quilo|kg|kilo)\b/, (_all, large: string) =>
      large === 'litro' ? '500 ml' : '500 g',
    )
    .replace(/\b(?:um|de) (litro|quilo|kg|kilo)\b/, '1 $1')
    .split(' ')
    .map((word) => (word.length > 3 || word === 'cem' ? String(readNumberWords(word) ?? word) : word))
    .join(' ');
}
