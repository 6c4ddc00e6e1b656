import { z } from 'zod';

const longest = 254;

/** The one spelling under which an e-mail is kept and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether a normalised e-mail can be one. */
export function isEmail(email: string): boolean {
  return email.length <= longest && z.email().safeParse(email).success;
}
