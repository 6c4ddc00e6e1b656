import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';

/**
 * Reads a number as Brazilians write it, alone: "1.234,56", "1234.5", "-3", "dez", "2,5 mil". Null where it is none.
 */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > 80) return null;
  const found = /^([+-]?)\s?(\d[\d.,]*)\s?(mil|k|milhao|milhão|milhoes|milhões)?$/.exec(trimmed);
  if (!found) return readNumberWords(normalise(trimmed));
  const [, sign, digits = '', times] = found;
  const amount = readDigits(digits);
  if (amount === null) return null;
  const value = amount * (times === undefined ? 1 : times === 'mil' || times === 'k' ? 1e3 : 1e6);
  return sign === '-' ? -value : value;
}

/** Finds the only number of a sentence: "tenho 42 anos". Null where there is none, or more than one. */
export function findNumber(text: string): number | null {
  const alone = readNumber(text);
  if (alone !== null) return alone;
  const short = text.slice(0, maxSentenceLength).toLowerCase();
  const found = short.match(/(?<![\d.,])[+-]?\d[\d.,]*(?:\s?(?:mil|k)(?!\p{L}))?/gu) ?? [];
  if (found.length > 1) return null;
  const [only] = found;
  if (only !== undefined) return readNumber(only.replace(/[.,]+$/, ''));
  return findWords(normalise(short));
}

const maxSentenceLength = 500;

/** The only stretch of a sentence that is a number written out: "somos vinte e cinco pessoas". */
function findWords(normalised: string): number | null {
  const words = normalised.split(' ');
  if (words.some((word) => dozens.has(word))) return null;
  const values: number[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const length = longestNumberAt(words, from);
    if (length === 0) continue;
    if (length === 1 && isArticle(words, from)) return null;
    values.push(readNumberWords(words.slice(from, from + length).join(' ')) ?? 0);
    from += length - 1;
  }
  return values.length === 1 ? (values[0] ?? null) : null;
}

const dozens = new Set(['duzia', 'duzias']);

/** "tenho uma dúvida" counts nothing; "só uma" and "uma pessoa" do. */
function isArticle(words: string[], at: number): boolean {
  return /^uma?$/.test(words[at] ?? '') && words.length > 2 && at < words.length - 1;
}

function longestNumberAt(words: string[], from: number): number {
  if (words[from] === 'e') return 0;
  for (let length = Math.min(9, words.length - from); length > 0; length -= 1) {
    if (words[from + length - 1] === 'e') continue;
    if (readNumberWords(words.slice(from, from + length).join(' ')) !== null) return length;
  }
  return 0;
}

/** Dots and commas: the last of two kinds is the decimal one; a dot before three digits parts thousands. */
function readDigits(digits: string): number | null {
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  const decimal = decimalSign(digits, comma, dot);
  const [whole = '', fraction = '', ...rest] = decimal === null ? [digits] : digits.split(decimal);
  if (rest.length > 0 || /[.,]/.test(fraction)) return null;
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : null;
}

function decimalSign(digits: string, comma: number, dot: number): ',' | '.' | null {
  if (comma !== -1 && dot !== -1) return comma > dot ? ',' : '.';
  if (comma !== -1) return ',';
  if (dot === -1) return null;
  return /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits) ? null : '.';
}
