import { randomBytes, randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Where ids and secrets come from; tests may pass in their own. */
export interface Ids {
  /** Returns a UUIDv7 as text: it sorts by creation time. */
  next(): string;
  /** Returns a secret of 256 bits, URL-safe. */
  secret(): string;
  /**
   * Returns a message id as the web app makes them: 28 digits and capitals plus a suffix (specification section 7).
   */
  message(): string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const systemIds: Ids = {
  next: () => uuidv7(),
  secret: () => randomBytes(32).toString('base64url'),
  message: () => Array.from({ length: 28 }, () => alphabet[randomInt(alphabet.length)]).join('') + 'PS',
};
