import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../platform/db/sql.ts';
import type { CallContext } from '../../platform/http/binding.ts';

type Wanted = ParsedInput<typeof calls.dismissFirstSteps>;

/** Ends the guide for everybody in the company, or takes that back. */
export async function dismissFirstSteps(
  { db, clock, session }: CallContext,
  { dismissed }: Wanted,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const { account_id } = tx;
    await tx.run(
      dismissed
        ? sql`insert into first_steps (account_id, ended, user_id)
            values (${account_id}, ${clock.now()}, ${session.user_id}) on conflict do nothing`
        : sql`delete from first_steps where account_id = ${account_id}`,
    );
    tx.record({ type: 'first_steps.changed', payload: {} });
  });
  return {};
}
