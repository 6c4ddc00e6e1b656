import { phoneDigits } from './phone.ts';

/** 55, area code, and eight digits that begin with 6 to 9: a mobile as written before the ninth digit. */
const shortMobile = /^(55[1-9][1-9])([6-9]\d{7})$/;
/** The same mobile with its ninth digit. */
const longMobile = /^(55[1-9][1-9])9([6-9]\d{7})$/;

/**
 * Returns the one spelling under which a phone is stored: digits of E.164 without '+', Brazilian mobiles with the
 * ninth digit. Landlines (eight digits that begin with 2 to 5) never get one, other countries stay as they are.
 */
export function canonicalPhone(phone: string): string {
  return phoneDigits(phone).replace(shortMobile, '$19$2');
}

/** Returns both spellings of a Brazilian mobile, the canonical one first; for any other phone just that one. */
export function phoneVariants(phone: string): string[] {
  const canonical = canonicalPhone(phone);
  const short = canonical.replace(longMobile, '$1$2');
  return short === canonical ? [canonical] : [canonical, short];
}
