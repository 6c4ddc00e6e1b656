/** The calling code of Brazil. */
export const countryCode = '55';

/** Returns only the digits of a text. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Removes a leading 55, but only from 12 or 13 digits: 55 is also the area code of Santa Maria. */
export function withoutCountryCode(phone: string): string {
  const digits = phoneDigits(phone);
  const isComplete = digits.length === 12 || digits.length === 13;
  return isComplete && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
}

/** Puts 55 in front of a Brazilian phone unless it is there; empty text stays empty. */
export function toInternational(phone: string): string {
  const national = withoutCountryCode(phone);
  return national ? countryCode + national : '';
}
