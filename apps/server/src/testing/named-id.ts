import { createHash } from 'node:crypto';

/** Returns the id that PostgreSQL makes of a name by `md5(name)::uuid`, for rows that a test or the bench fills in. */
export function namedId(name: string): string {
  const digits = createHash('md5').update(name).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
