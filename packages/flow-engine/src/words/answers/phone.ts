import { canonicalPhone, countryCode, phoneDigits, phoneFault, withoutCountryCode } from '@prosa/brazil';
import type { ReadAnswer } from './answer.ts';

/** A phone number with its area code, as digits with the country code: "11 98765-4321" is 5511987654321. */
export const readPhone: ReadAnswer = ({ text }) => {
  const found = text.slice(0, 300).match(/\+?\(?\d[\d\s().-]{6,24}\d/g) ?? [];
  const numbers = [...new Set(found.map(readNumberOfPhone).filter((number) => number !== null))];
  return numbers.length === 1 ? numbers[0] : undefined;
};

function readNumberOfPhone(written: string): string | null {
  const digits = phoneDigits(written);
  if (written.startsWith('+') && !digits.startsWith(countryCode)) {
    return /^\d{8,15}$/.test(digits) ? digits : null;
  }
  const dialled = digits.replace(/^0{1,2}/, '');
  // The trunk's zero is followed by a carrier's code.
  const national = withoutCountryCode(dialled).replace(/^\d{2}(?=\d{11}$)/, '');
  return phoneFault(national) === null ? canonicalPhone(countryCode + national) : null;
}
