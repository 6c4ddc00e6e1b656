import type { MentionKind } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Calling {
  /** Several where one act hands them on. */
  conversation_ids: readonly string[];
  user_ids: readonly string[];
  kind: MentionKind;
}

/**
 * Calls colleagues to conversations, until they open them; nobody calls themselves. They are notified once, whichever
 * number of conversations it is.
 */
export async function callColleagues(
  { session, clock }: Pick<CallContext, 'session' | 'clock'>,
  tx: Transaction,
  { conversation_ids, user_ids, kind }: Calling,
): Promise<void> {
  const called = [...new Set(user_ids)].filter((id) => id !== session.user_id);
  const [first] = conversation_ids;
  if (!called.length || first === undefined) return;
  await tx.run(
    sql`insert into colleague_mentions (account_id, user_id, conversation_id, by_user_id, kind, at)
      select ${tx.account_id}, user_id, conversation_id, ${session.user_id}, ${kind}, ${clock.now()}
      from unnest(${called}::uuid[]) as user_id, unnest(${conversation_ids}::uuid[]) as conversation_id
      order by user_id, conversation_id
      on conflict (account_id, user_id, conversation_id)
      do update set by_user_id = excluded.by_user_id, kind = excluded.kind, at = excluded.at`,
    'call_colleagues',
  );
  for (const user_id of called) {
    const payload = { conversation_id: first, user_id, by_user_id: session.user_id, kind };
    tx.record({ type: 'colleague.mentioned', payload });
  }
}
