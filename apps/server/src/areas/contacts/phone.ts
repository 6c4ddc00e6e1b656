import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const brazil = '55';
/** 55, area code, and eight digits that begin with 6 to 9: a mobile in the spelling from before the ninth digit. */
const shortMobile = /^(55[1-9][1-9])([6-9]\d{7})$/;
/** The same mobile with its ninth digit. */
const longMobile = /^(55[1-9][1-9])9([6-9]\d{7})$/;
const userServer = /^(\d{8,15})(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/;
const lidServer = /^(\d{1,30})(?::\d+)?@lid$/;

/**
 * The one spelling under which a phone is kept: digits of E.164 without '+', Brazilian mobiles with the ninth digit.
 * Landlines (eight digits that begin with 2 to 5) never get one, other countries stay as they are.
 */
export function canonicalPhone(phone: string): string {
  return phoneDigits(phone).replace(shortMobile, '$19$2');
}

/** Both spellings of a Brazilian mobile, the canonical one first; of any other phone just that one. */
export function phoneVariants(phone: string): string[] {
  const canonical = canonicalPhone(phone);
  const short = canonical.replace(longMobile, '$1$2');
  return short === canonical ? [canonical] : [canonical, short];
}

/** The canonical phone of what somebody typed with its country code, or null when its length cannot be a phone. */
export function readPhone(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(`+${phoneDigits(typed)}`);
  return parsed?.isPossible() ? canonicalPhone(parsed.number) : null;
}

/** How a person reads a phone: `+55 (41) 98765-4321`, `+55 (41) 3333-4444`, abroad `+351 912 345 678`. */
export function displayPhone(phone: string): string {
  const digits = phoneDigits(phone);
  const national = withoutCountryCode(digits);
  if (national === digits) return foreignPhone(digits);
  return `+${brazil} (${national.slice(0, 2)}) ${national.slice(2, -4)}-${national.slice(-4)}`;
}

/** Takes a leading 55 off, but only at 12 or 13 digits: 55 is also the area code of Santa Maria. */
export function withoutCountryCode(phone: string): string {
  const digits = phoneDigits(phone);
  const complete = digits.length === 12 || digits.length === 13;
  return complete && digits.startsWith(brazil) ? digits.slice(brazil.length) : digits;
}

/** The canonical phone in a network address; null for a LID, a group or anything else that carries none. */
export function phoneOfJid(jid: string): string | null {
  const digits = userServer.exec(jid)?.[1];
  return digits === undefined ? null : canonicalPhone(digits);
}

/** The LID in a network address, without its device part; null when the address is not a LID. */
export function lidOfJid(jid: string): string | null {
  return lidServer.exec(jid)?.[1] ?? null;
}

/** Only the digits of a text. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function foreignPhone(digits: string): string {
  const known = parsePhoneNumberFromString(`+${digits}`);
  return known?.formatInternational() ?? (digits && `+${digits}`);
}
