import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { inactive } from './inactive.ts';

type Input = ParsedInput<typeof calls.countInactive>;

/** Counts the conversations that a mass finish would finish now. */
export async function countInactive(
  { db, clock }: CallContext,
  { hours }: Input,
): Promise<{ count: number }> {
  const row = await db.row<{ count: string }>(
    sql`select count(*) as count from conversations where ${inactive(db.account_id, { hours, clock })}`,
    'count_inactive',
  );
  return { count: Number(row?.count ?? 0) };
}
