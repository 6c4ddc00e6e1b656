import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { writtenDaysOf } from './from-facts.ts';

/** Keeps how many messages of these conversations there were, before they are erased with their contact. */
export async function keepErasedCounts(tx: Transaction, conversation_ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`insert into report_erased_messages as known (account_id, day, users, chatbots, customers)
      ${writtenDaysOf(sql`account_id = ${tx.account_id} and conversation_id = any(${conversation_ids}::uuid[])`)}
      on conflict (account_id, day) do update set users = known.users + excluded.users,
        chatbots = known.chatbots + excluded.chatbots, customers = known.customers + excluded.customers`,
    'keep_erased_counts',
  );
}
