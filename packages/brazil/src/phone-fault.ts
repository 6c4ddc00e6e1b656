import { areaCodes } from './area-codes.ts';

/** Why digits are not a Brazilian phone. */
export type PhoneFault =
  | 'too_short'
  | 'no_area_code'
  | 'too_long'
  | 'unknown_area_code'
  | 'no_mobile'
  | 'no_landline';

/**
 * Returns why digits without the country code are not a Brazilian phone, or null when they are one: an existing area
 * code and nine digits that begin with 9, or eight that begin with 2 to 9 (6 to 9: a mobile without its ninth digit).
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
