import { readNumberWords } from '../../number-words.ts';
import { measuresOf } from '../measures.ts';
import { fitOf, fits } from '../same-word.ts';
import { tokensOf } from '../tokens.ts';
import { functionWords, lightWords } from '../word-lists.ts';
import { only, type Asked, type OptionReading } from '../option-reading.ts';

/** Chooses by a price: "a de 32 reais", "o de cento e oitenta". */
export function chooseByPrice({ utterance, candidates }: Asked): OptionReading | null {
  const { polite, isAsked, isShaken, parts } = utterance;
  if (parts.some(({ isRefused }) => isRefused)) return null;
  if (candidates.filter(({ label }) => measuresOf(label).price !== null).length < 2) return null;
  const said = readPrice(polite);
  if (said === null) return chooseNamedWithPrice({ utterance, candidates });
  const priced = pricedAt(said.cents, candidates);
  const counted = said.isMoney
    ? []
    : candidates.filter(({ label }) => (measuresOf(label).count?.amount ?? 0) * 100 === said.cents);
  const hits = candidates.filter((one) => priced.includes(one) || counted.includes(one));
  return priced.length === 0 ? null : only(hits, 'words', !isAsked && !isShaken);
}

/** "a moto de 20 mil": the name and the price of one option. */
function chooseNamedWithPrice({
  utterance,
  candidates,
}: Pick<Asked, 'utterance' | 'candidates'>): OptionReading | null {
  const [, name = '', price = ''] = /^(.+?) ((?:de|por) (?:r )?\d.*)$/.exec(utterance.polite) ?? [];
  const said = readPrice(price);
  const [hit, ...others] = said === null ? [] : pricedAt(said.cents, candidates);
  if (said === null || others.length > 0) return null;
  // No "moto" has that price.
  if (!hit) return said.isMoney ? only([], 'words', false) : null;
  const words = tokensOf(name).filter((word) => !functionWords.has(word) && !lightWords.has(word));
  const own = hit.phrases.flatMap((phrase) => phrase.words);
  const isNamed = words.every((word) => own.some((one) => fitOf(word, one, false) >= fits.form));
  return only([hit], 'words', isNamed && !utterance.isAsked && !utterance.isShaken);
}

/** The options of a price; "o de 99" is that of R$ 99,90, where no other begins so. */
function pricedAt(cents: number, candidates: Asked['candidates']): Asked['candidates'] {
  const same = candidates.filter(({ label }) => measuresOf(label).price === cents);
  if (same.length > 0 || cents % 100 !== 0) return same;
  return candidates.filter(({ label }) => Math.floor((measuresOf(label).price ?? 0) / 100) === cents / 100);
}

interface Price {
  cents: number;
  /** Whether it was said to be money, and not only a number. */
  isMoney: boolean;
}

function readPrice(polite: string): Price | null {
  const [, words = '', money] = price.exec(polite) ?? [];
  const [, digits, cents] = /^(\d{1,6})(?: (\d\d))?$/.exec(words.replace(/ mil$/, '000')) ?? [];
  const reais = digits === undefined ? readNumberWords(words) : Number(digits);
  if (reais === null) return null;
  return {
    cents: reais * 100 + Number(cents ?? 0),
    isMoney: money !== undefined || /\br \d|\d mil\b/.test(polite),
  };
}

/** "quero a de 32 reais" */
const price =
  /^(?:(?:eu|quero|queria|gostaria|prefiro|vou|querer|pode|ser|me|ve|manda|fico|ficar|com|na|no|a|o|aquel[ea]|ess[ea]|uma?|de|da|do|por|custa|que|opcao|e) )*(?:r )?(\d{1,6}(?: \d\d| mil)?|[a-z]+(?: [a-z]+){0,6}?)(?: (reais|real|conto|contos|pila|pilas))?(?: mesmo)?$/;
