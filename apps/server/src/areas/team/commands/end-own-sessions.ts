import type { ParsedInput, calls } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { endSessions } from '../writer.ts';

/** Ends all of the person's sessions, or all except the one that asks. */
export async function endOwnSessions(
  { db, session }: CallContext,
  { keep_current }: ParsedInput<typeof calls.endSessions>,
): Promise<Record<string, never>> {
  const { session_id, user_id } = session;
  await db.transaction(async (tx) => {
    const except = keep_current ? { except: session_id } : {};
    await endSessions(tx, { account_id: db.account_id, user_id, ...except });
    tx.record({ type: 'access.changed', payload: { user_id } });
  });
  return {};
}
