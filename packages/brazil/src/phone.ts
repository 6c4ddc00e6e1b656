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

/** Returns a phone's digits with its country code: the one after a plus, otherwise 55; empty text stays empty. */
export function toInternational(phone: string): string {
  if (phone.trim().startsWith('+')) return phoneDigits(phone);
  const national = withoutCountryCode(phone);
  return national ? countryCode + national : '';
}
