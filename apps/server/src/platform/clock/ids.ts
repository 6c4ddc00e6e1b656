import { randomBytes, randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Where ids and secrets come from; tests may pass in their own. */
export interface Ids {
  /** Returns a UUIDv7 as text: it sorts by creation time. */
  next(): string;
  /** Returns an integer as text, for companies and WhatsApp numbers: it sorts by creation time. */
  nextNumber(): string;
  /** Returns a secret of 256 bits, URL-safe. */
  secret(): string;
  /**
   * Returns a message id as the web app makes them: 28 digits and capitals plus a suffix (specification section 7).
   */
  message(): string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 41 bits of milliseconds last until 2095; 22 random bits keep what several processes make in the same one apart. */
const numbersSince = Date.UTC(2026, 0);
const randomBits = 22;

/** Returns a source of numbers that rise, also within a millisecond. */
function risingNumbers(): () => string {
  let last = 0n;
  return () => {
    const random = BigInt(randomInt(2 ** randomBits));
    const fresh = (BigInt(Date.now() - numbersSince) << BigInt(randomBits)) | random;
    last = fresh > last ? fresh : last + 1n;
    return String(last);
  };
}

export const systemIds: Ids = {
  next: () => uuidv7(),
  nextNumber: risingNumbers(),
  secret: () => randomBytes(32).toString('base64url'),
  message: () => Array.from({ length: 28 }, () => alphabet[randomInt(alphabet.length)]).join('') + 'PS',
};
