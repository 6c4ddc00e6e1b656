import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane: the OWASP password storage sheet. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password nobody knows; checked when the account is unknown, so that the answer takes the same time. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$lEN2hP5fEGxAXfLYh4ZZEg$7IP1pf0L4pqh90ILn6qchif45PgSetTydwtVISPteX8';

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

/** Whether the password is the one behind `stored`; null (nobody there) is refused after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? nobody, canonical(password));
  return matches && stored !== null;
}

/** Keyboards compose accents differently; the same password is the same bytes. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}
