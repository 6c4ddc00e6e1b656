import type { ReadAnswer } from './answer.ts';

/** An e-mail address, alone or in a sentence; in lower case. */
export const readEmail: ReadAnswer = ({ text }) => {
  const tight = text.slice(0, 500).replaceAll(/\s{0,3}@\s{0,3}/g, '@');
  const found = tight.match(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu) ?? [];
  const addresses = found.map((address) => address.toLowerCase().replace(/\.+$/, '')).filter(isEmail);
  return addresses.length === 1 ? addresses[0] : undefined;
};

/** Returns whether a text is an e-mail address that can exist. */
export function isEmail(address: string): boolean {
  return /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(
    address,
  );
}
