import { countryCode, phoneDigits, withoutCountryCode } from './phone.ts';

/** Formats a phone for people: `+55 (41) 98765-4321`, `+55 (41) 3333-4444`, abroad `+351 912 345 678`. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const national = withoutCountryCode(digits);
  return national === digits ? formatForeign(digits) : `+${countryCode} ${formatNational(national)}`;
}

/** Formats what somebody types into a phone field: `(##) #####-####`, and `(##) ####-####` at eight digits. */
export function maskPhone(typed: string): string {
  return formatNational(withoutCountryCode(typed).slice(0, 11));
}

/** The calling codes of one and two digits; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

function formatForeign(digits: string): string {
  if (!digits) return '';
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${group(digits.slice(code.length))}`.trimEnd();
}

/** Splits digits into groups of three; when they do not divide evenly, the last groups have four. */
function group(digits: string): string {
  const rest = (digits.length % 3) * 4;
  if (digits.length < rest) return digits;
  const [threes, fours] = [digits.slice(0, digits.length - rest), digits.slice(digits.length - rest)];
  return [...(threes.match(/.{3}/g) ?? []), ...(fours.match(/.{4}/g) ?? [])].join(' ');
}

function formatNational(digits: string): string {
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  if (digits.length === 0) return '';
  if (digits.length <= 2) return `(${area}`;
  const split = number.length > 8 ? 5 : 4;
  return number.length > split
    ? `(${area}) ${number.slice(0, split)}-${number.slice(split)}`
    : `(${area}) ${number}`;
}
