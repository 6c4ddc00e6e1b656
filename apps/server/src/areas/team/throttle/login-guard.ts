import type { Queryable } from '../../../platform/db/queryable.ts';
import { loginKey, loginPlaceKey, networkKey } from './keys.ts';
import { countTry, forgetTries, giveBackTry, takeTry } from './tries.ts';

interface Try {
  /** Normalised; it makes no difference whether anybody has it. */
  email: string;
  network: string;
  /** The place at which the person is known; null when they are not known there. */
  place: string | null;
  now: Date;
}

const freePerPlace = 5;
const freePerNetwork = 20;

/** After this many failures of an account in unknown networks, each such network waits this long before a try. */
const strangersWait = [
  { failures: 200, seconds: 600 },
  { failures: 50, seconds: 120 },
  { failures: 10, seconds: 30 },
];

/**
 * Takes one try to sign in; throws while it has to wait. Where the person is known, only their own failures there
 * count, so nobody elsewhere can keep them out. Elsewhere the network's failures count too, for any e-mail, and the
 * account's failures from all unknown networks make each of these networks wait.
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

/** Records that the password was right: this place starts again, and the counts elsewhere get this try back. */
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
