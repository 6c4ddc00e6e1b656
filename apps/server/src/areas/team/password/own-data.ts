import { phoneDigits, withoutCountryCode } from '@prosa/brazil';
import { plainForm } from './common-passwords.ts';

/** What others know about a person. */
export interface OwnData {
  name?: string;
  email?: string;
  /** Digits. */
  phone?: string;
  company?: string;
}

const product = 'prosa';
const minWord = 3;
/** A landline of Brazil without its area code. */
const localDigits = 8;

/** Returns the words and numbers that a stranger would try first for this person, longest first. */
export function ownWords({ name = '', email = '', phone = '', company = '' }: OwnData): string[] {
  const texts = [name, email, company].map(plainForm);
  const words = texts.flatMap((text) => [...text.split(/[^a-z\d]+/), text.replaceAll(/[^a-z\d]/g, '')]);
  const digits = phoneDigits(phone);
  const numbers = [
    digits,
    withoutCountryCode(digits),
    digits.slice(-localDigits - 1),
    digits.slice(-localDigits),
  ];
  return [...new Set([...words, ...numbers, product])]
    .filter((word) => word.length >= minWord)
    .toSorted((one, other) => other.length - one.length);
}

/**
 * Returns the letters and digits that a password has besides these words; null when it contains none of the words.
 */
export function withoutWords(password: string, words: readonly string[]): string | null {
  const plain = plainForm(password).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), plain);
  return left === plain ? null : left.replaceAll(' ', '');
}
