import type { MentionKind } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';

interface Calling {
  conversation_id: string;
  user_ids: readonly string[];
  kind: MentionKind;
}

/** Calls colleagues to a conversation, until they open it; nobody calls themselves. */
export async function callColleagues(
  { session, clock }: Pick<CallContext, 'session' | 'clock'>,
  tx: Transaction,
  { conversation_id, user_ids, kind }: Calling,
): Promise<void> {
  const called = [...new Set(user_ids)].filter((id) => id !== session.user_id);
  if (!called.length) return;
  await tx.run(
    sql`insert into colleague_mentions (account_id, user_id, conversation_id, by_user_id, kind, at)
      select ${tx.account_id}, user_id, ${conversation_id}, ${session.user_id}, ${kind}, ${clock.now()}
      from unnest(${called}::uuid[]) as user_id order by user_id
      on conflict (account_id, user_id, conversation_id)
      do update set by_user_id = excluded.by_user_id, kind = excluded.kind, at = excluded.at`,
    'call_colleagues',
  );
  for (const user_id of called) {
    const payload = { conversation_id, user_id, by_user_id: session.user_id, kind };
    tx.record({ type: 'colleague.mentioned', payload });
  }
}
