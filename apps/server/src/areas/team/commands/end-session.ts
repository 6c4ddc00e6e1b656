import type { ParsedInput, calls } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

/** Ends one of the person's own sessions; its sockets are disconnected as well. */
export async function endSession(
  { db, session }: CallContext,
  { session_id }: ParsedInput<typeof calls.endSession>,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const ended = await tx.run(
      sql`delete from sessions
        where account_id = ${db.account_id} and user_id = ${session.user_id} and id = ${session_id}`,
    );
    if (!ended) throw new AppError('not_found');
    tx.record({ type: 'access.changed', payload: { user_id: session.user_id } });
  });
  return {};
}
