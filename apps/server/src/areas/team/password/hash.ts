import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: the OWASP password storage sheet. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of a password nobody knows; checked when the account is unknown, so that the answer takes the same time.
 */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$lEN2hP5fEGxAXfLYh4ZZEg$7IP1pf0L4pqh90ILn6qchif45PgSetTydwtVISPteX8';

/** Returns what is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

/** Returns whether the password is the one behind `stored`; null (no such person) is refused after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobody, canonical(password));
  return matches && stored !== null;
}

/** Normalises a password: keyboards compose accents differently, but the same password must be the same bytes. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}
