import { phoneDigits, withoutCountryCode } from '@prosa/brazil';
import { plainForm } from './common-passwords.ts';

/** What others know of a person. */
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

/** The words and numbers a stranger would try first for this person, the longest first. */
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

/** What letters and digits a password holds besides these words; null when it holds none of them. */
export function withoutWords(password: string, words: readonly string[]): string | null {
  const plain = plainForm(password).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), plain);
  return left === plain ? null : left.replaceAll(' ', '');
}
