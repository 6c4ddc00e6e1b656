import type { Queryable } from '../../../platform/db/queryable.ts';
import { loginKey, loginPlaceKey, networkKey } from './keys.ts';
import { countTry, forgetTries, giveBackTry, takeTry } from './tries.ts';

interface Try {
  /** Normalised; whether anybody has it makes no difference. */
  email: string;
  network: string;
  /** What the person is known by there; null where they are not. */
  place: string | null;
  now: Date;
}

const freePerPlace = 5;
const freePerNetwork = 20;

/** From so many failures of an account in unknown networks on, each such network waits for so long before a try. */
const strangersWait = [
  { failures: 200, seconds: 600 },
  { failures: 50, seconds: 120 },
  { failures: 10, seconds: 30 },
];

/**
 * Takes one try to sign in; throws while it has to wait. Where the person is known only their own failures there
 * count, so nobody elsewhere can keep them out. Elsewhere the network's failures count too, whomever they were meant
 * for, and the account's from all unknown networks make each of them wait by itself.
 */
export async function takeLoginTry(db: Queryable, attempt: Try): Promise<void> {
  const { email, network, place, now } = attempt;
  const own = { key: ownKey(attempt), free: freePerPlace };
  if (place !== null) return takeTry(db, own, now);
  const taken = [loginKey(email)];
  try {
    const failures = await countTry(db, loginKey(email), now);
    const key = networkKey('login', network);
    await takeTry(db, { key, free: freePerNetwork }, now);
    taken.push(key);
    await takeTry(db, { ...own, wait: waitOfStrangers(failures) }, now);
  } catch (error) {
    for (const key of taken) await giveBackTry(db, key);
    throw error;
  }
}

/** The password was right: this place starts again, and what was counted elsewhere gets this try back. */
export async function loginSucceeded(db: Queryable, attempt: Omit<Try, 'now'>): Promise<void> {
  await forgetTries(db, ownKey(attempt));
  if (attempt.place !== null) return;
  await giveBackTry(db, loginKey(attempt.email));
  await giveBackTry(db, networkKey('login', attempt.network));
}

function ownKey({ email, network, place }: Omit<Try, 'now'>): string {
  return loginPlaceKey(email, place ?? `network ${network}`);
}

function waitOfStrangers(failures: number): number {
  return strangersWait.find((step) => failures > step.failures)?.seconds ?? 0;
}
