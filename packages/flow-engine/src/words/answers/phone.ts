import type { ReadAnswer } from './answer.ts';

/** A phone number with its area code, as digits with the country code: "11 98765-4321" is 5511987654321. */
export const readPhone: ReadAnswer = ({ text }) => {
  const found = text.slice(0, 300).match(/\+?\(?\d[\d\s().-]{6,24}\d/g) ?? [];
  const numbers = [...new Set(found.map(readNumberOfPhone).filter((number) => number !== null))];
  return numbers.length === 1 ? numbers[0] : undefined;
};

const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 ' +
    '64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

function readNumberOfPhone(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '');
  if (written.startsWith('+') && !digits.startsWith('55')) return /^\d{8,15}$/.test(digits) ? digits : null;
  const national = digits.replace(/^0{1,2}/, '');
  const local = /^55\d{10,11}$/.test(national)
    ? national.slice(2)
    : national.replace(/^\d{2}(?=\d{11}$)/, '');
  if (!areaCodes.has(local.slice(0, 2))) return null;
  const number = local.slice(2);
  if (/^9\d{8}$/.test(number) || /^[2-5]\d{7}$/.test(number)) return `55${local}`;
  // Mobile numbers of before 2016 lack the nine.
  return /^[6-9]\d{7}$/.test(number) ? `55${local.slice(0, 2)}9${number}` : null;
}
