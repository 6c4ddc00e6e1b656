import { isPointedAt, violates } from '../../../platform/db/violates.ts';

const maxAttempts = 3;

/**
 * Runs a transaction again when a contact that it had found was merged into another one, or erased, before it could
 * write about it: it then finds the remaining one, or makes a new one. So does one that met another which resumed a
 * finished conversation while it opened a quiet one.
 */
export async function withPresentContacts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !(isPointedAt(error) || violates(error, 'conversations_open')))
        throw error;
    }
  }
}
