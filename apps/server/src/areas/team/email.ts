import { z } from 'zod';

const longest = 254;

/** Returns the one spelling under which an e-mail is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns whether a normalised text can be an e-mail. */
export function isEmail(email: string): boolean {
  return email.length <= longest && z.email().safeParse(email).success;
}
