import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { stateColumns, type ConversationState } from '../core/state.ts';

/** A conversation as a bot sees it. */
export interface BotConversation extends ConversationState {
  channel_name: string;
  /** What the channel is connected with. */
  driver: string;
  /** Whether a message sent now can leave: the channel is connected. */
  channel_open: boolean;
  department_name: string;
}

/**
 * Locks the conversations in order of their ids, the order in which all code locks them. Erased ones are missing from
 * the result. The department is looked up, not joined: a row that was joined before the wait for the lock
 * would no longer fit a conversation that changed its department meanwhile, and PostgreSQL would leave it out.
 */
export async function lockForBot(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, BotConversation>> {
  if (!conversation_ids.length) return new Map();
  const rows = await tx.rows<BotConversation>(
    sql`select ${stateColumns}, ch.name as channel_name, ch.driver, ch.status = 'open' as channel_open,
        (select name from departments where account_id = c.account_id and id = c.department_id) as department_name
      from conversations c
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = c.channel_id
      where c.account_id = ${tx.account_id} and c.id = any(${conversation_ids}::uuid[])
      order by c.id for update of c`,
    'lock_for_bot',
  );
  return new Map(rows.map((row) => [row.id, row]));
}
