import { normalise } from '../normalise.ts';
import { readNumberWords } from '../number-words.ts';
import type { ReadAnswer } from './answer.ts';
import { findNumber } from './read-number.ts';

/** An amount in reais: "R$ 1.234,56", "50 reais", "dez reais e cinquenta centavos", "2 mil". */
export const readMoney: ReadAnswer = ({ text }) => {
  if (/-\s*(?:r\$\s*)?\d/i.test(text.slice(0, 200)) && !/\d\s*-\s*\d/.test(text.slice(0, 200)))
    return undefined;
  const value = readCents(text) ?? findNumber(text.slice(0, 200).replaceAll(/r\$|\$/gi, ' '));
  return value === null || value < 0 || value > 1e12 ? undefined : Math.round(value * 100) / 100;
};

/** With the word for it: "10 reais e 50 centavos", "cinquenta centavos", "vinte pila". */
function readCents(text: string): number | null {
  const found = /^(?:(.*?) (?:reais|real|conto|contos|pila|pilas))?(?: ?(?:e )?(.*?) centavos?)?$/.exec(
    normalise(text.slice(0, 200)).replace(/^r /, ''),
  );
  const [, reais, cents] = found ?? [];
  if (reais === undefined && cents === undefined) return null;
  const parts = [reais, cents].map((part) => (part === undefined ? 0 : readPart(part)));
  const [whole, rest] = parts;
  return whole === null || rest === null || whole === undefined || rest === undefined || rest > 99
    ? null
    : whole + rest / 100;
}

/** Digits here lost their separators, so only bare ones count; the others are left to the general reading. */
function readPart(words: string): number | null {
  return /^\d{1,9}$/.test(words) ? Number(words) : readNumberWords(words);
}
