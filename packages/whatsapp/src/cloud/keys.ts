import { z } from 'zod';

const key = z.string().trim().min(1).max(1000);

/** What a company enters to use a number of the Cloud API: a channel's credentials, as JSON. */
export const cloudKeysShape = z.object({
  phone_number_id: z.string().regex(/^\d{5,30}$/),
  waba_id: z.string().regex(/^\d{5,30}$/),
  access_token: key,
  app_secret: key,
  verify_token: key,
});

export type CloudKeys = z.infer<typeof cloudKeysShape>;

/** Reads a channel's credentials; null when there are none, or they are not keys of the Cloud API. */
export function readKeys(credentials: string | null): CloudKeys | null {
  if (credentials === null) return null;
  try {
    return cloudKeysShape.parse(JSON.parse(credentials));
  } catch {
    return null;
  }
}
