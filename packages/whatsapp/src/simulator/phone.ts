import { bigCityAreaCodes, canonicalPhone, phoneDigits } from '@prosa/brazil';

const JID_SUFFIX = '@s.whatsapp.net';
const LID_SUFFIX = '@lid';

/** A source of random bytes; `node:crypto`'s `randomBytes` fits. */
export type RandomBytes = (size: number) => Uint8Array;

/** Returns the network address of a phone (digits). */
export function jidOf(phone: string): string {
  return phone + JID_SUFFIX;
}

/** Returns the LID of a customer who hides the phone: digits that are nobody's phone. */
export function lidOf(phone: string): string {
  return `9${phoneKey(phone).split('').reverse().join('')}00`;
}

/** Returns the address of a customer who hides the phone. */
export function lidJidOf(phone: string): string {
  return lidOf(phone) + LID_SUFFIX;
}

/** Returns whether an address hides the phone. */
export function isLid(address: string): boolean {
  return address.endsWith(LID_SUFFIX);
}

/** Returns the digits of a jid, or of a bare phone. A jid's device part (`:3`) is dropped. */
export function phoneOf(address: string): string {
  return phoneDigits(address.replace(/[@:].*$/, ''));
}

/**
 * Returns one key for both spellings of a Brazilian mobile: the network knows older numbers without the ninth digit.
 */
export function phoneKey(phone: string): string {
  return canonicalPhone(phone);
}

/** Invents a Brazilian business mobile: 55 + area code + 9 + eight digits. */
export function inventPhone(random: RandomBytes): string {
  const bytes = random(9);
  const area = bigCityAreaCodes[(bytes[0] ?? 0) % bigCityAreaCodes.length] ?? 11;
  const digits = Array.from(bytes.subarray(2), (byte) => byte % 10).join('');
  return `55${area}9${6 + ((bytes[1] ?? 0) % 4)}${digits}`;
}

/** Returns a unique name on the network: 2 × `size` upper-case hexadecimal digits. */
export function nonce(random: RandomBytes, size = 10): string {
  return Array.from(random(size), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
