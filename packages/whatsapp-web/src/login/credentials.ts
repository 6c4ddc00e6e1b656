import type { AuthenticationCreds } from 'baileys';
import type { Baileys } from '../baileys/load-baileys.ts';

/** Returns the login that was kept as text, or a new one that no phone knows yet. */
export function readCredentials(
  { initAuthCreds, BufferJSON }: Baileys,
  text: string | null,
): AuthenticationCreds {
  if (text === null) return initAuthCreds();
  return JSON.parse(text, BufferJSON.reviver) as AuthenticationCreds;
}

/** Returns a login as text. It lets anybody who has it act as the number: the owner seals it. */
export function writeCredentials({ BufferJSON }: Baileys, creds: AuthenticationCreds): string {
  return JSON.stringify(creds, BufferJSON.replacer);
}

/**
 * Returns whether a phone has accepted this login. Only then is it kept: asking for a pairing code already writes the
 * number into it, and a connection with that would try to log in instead of pairing.
 */
export function isPaired({ account }: AuthenticationCreds): boolean {
  return account !== undefined && account !== null;
}
