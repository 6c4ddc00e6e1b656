import { areaCodes } from './area-codes.ts';

/** The calling code of Brazil. */
export const countryCode = '55';

/** 55, area code, and eight digits that begin with 6 to 9: a mobile in the spelling from before the ninth digit. */
const shortMobile = /^(55[1-9][1-9])([6-9]\d{7})$/;
/** The same mobile with its ninth digit. */
const longMobile = /^(55[1-9][1-9])9([6-9]\d{7})$/;

/** Returns only the digits of a text. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Returns the one spelling under which a phone is kept: digits of E.164 without '+', Brazilian mobiles with the ninth
 * digit. Landlines (eight digits that begin with 2 to 5) never get one, other countries stay as they are.
 */
export function canonicalPhone(phone: string): string {
  return phoneDigits(phone).replace(shortMobile, '$19$2');
}

/** Returns both spellings of a Brazilian mobile, the canonical one first; of any other phone just that one. */
export function phoneVariants(phone: string): string[] {
  const canonical = canonicalPhone(phone);
  const short = canonical.replace(longMobile, '$1$2');
  return short === canonical ? [canonical] : [canonical, short];
}

/** Takes a leading 55 off, but only at 12 or 13 digits: 55 is also the area code of Santa Maria. */
export function withoutCountryCode(phone: string): string {
  const digits = phoneDigits(phone);
  const isComplete = digits.length === 12 || digits.length === 13;
  return isComplete && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
}

/** Puts 55 in front of a Brazilian phone unless it is there; nothing stays nothing. */
export function toInternational(phone: string): string {
  const national = withoutCountryCode(phone);
  return national ? countryCode + national : '';
}

/** Why digits are no Brazilian phone. */
export type PhoneFault =
  'too_short' | 'no_area_code' | 'too_long' | 'unknown_area_code' | 'no_mobile' | 'no_landline';

/**
 * Says why digits without the country are no Brazilian phone, or returns null when they are one: an area code that
 * exists and nine digits that begin with 9, or eight that begin with 2 to 9 (6 to 9: a mobile without its ninth digit).
 */
export function phoneFault(national: string): PhoneFault | null {
  if (national.length < 8) return 'too_short';
  if (national.length < 10) return 'no_area_code';
  if (national.length > 11) return 'too_long';
  if (!areaCodes.has(national.slice(0, 2))) return 'unknown_area_code';
  const first = national.charAt(2);
  if (national.length === 11) return first === '9' ? null : 'no_mobile';
  return first >= '2' ? null : 'no_landline';
}
