import { canonicalPhone, phoneDigits } from '@prosa/brazil';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const userServer = /^(\d{8,15})(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/;
const lidServer = /^(\d{1,30})(?::\d+)?@lid$/;

/**
 * Returns the canonical phone of what somebody typed with its country code, or null when its length cannot be a
 * phone.
 */
export function readPhone(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(`+${phoneDigits(typed)}`);
  return parsed?.isPossible() ? canonicalPhone(parsed.number) : null;
}

/** Returns the canonical phone in a network address; null for a LID, a group or anything else that carries none. */
export function phoneOfJid(jid: string): string | null {
  const digits = userServer.exec(jid)?.[1];
  return digits === undefined ? null : canonicalPhone(digits);
}

/** Returns the LID in a network address, without its device part; null when the address is not a LID. */
export function lidOfJid(jid: string): string | null {
  return lidServer.exec(jid)?.[1] ?? null;
}
