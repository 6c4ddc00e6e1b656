import type { Queryable } from '../../../platform/db/queryable.ts';
import { addressKey, loginKey } from './keys.ts';
import { forgetTries, giveBackTry, takeTry } from './tries.ts';

interface Try {
  /** Normalised; known or not makes no difference. */
  email: string;
  address: string;
  now: Date;
}

const freePerAccount = 5;
const freePerAddress = 20;

/** Takes one try to sign in, of the account's and of the address's budget; throws while either has to wait. */
export async function takeLoginTry(db: Queryable, { email, address, now }: Try): Promise<void> {
  const key = loginKey(email);
  await takeTry(db, { key, free: freePerAccount }, now);
  try {
    await takeTry(db, { key: addressKey('login', address), free: freePerAddress }, now);
  } catch (error) {
    await giveBackTry(db, key);
    throw error;
  }
}

/** The password was right: the account starts anew; the address only gets this try back. */
export async function loginSucceeded(db: Queryable, { email, address }: Omit<Try, 'now'>): Promise<void> {
  await forgetTries(db, loginKey(email));
  await giveBackTry(db, addressKey('login', address));
}
