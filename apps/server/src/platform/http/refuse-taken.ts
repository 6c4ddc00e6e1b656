import type { ErrorCode } from '@prosa/contract';
import { violates } from '../db/violates.ts';
import { AppError } from './app-error.ts';

/** Runs `work`; throws `code` instead when it would put a second row into the unique index `constraint`. */
export async function refuseTaken<Result>(
  { constraint, code }: { constraint: string; code: ErrorCode },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, constraint)) throw new AppError(code);
    throw error;
  }
}
