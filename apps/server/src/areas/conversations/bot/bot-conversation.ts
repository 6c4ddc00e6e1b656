import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { stateColumns, type ConversationState } from '../core/state.ts';

/** A conversation as a bot sees it. */
export interface BotConversation extends ConversationState {
  channel_name: string;
  /** Whether a message sent now can leave: the channel is connected. */
  channel_open: boolean;
  department_name: string;
}

/**
 * Locks the conversations in order of their ids, the order in which all code locks them. Erased ones are missing from
 * the result.
 */
export async function lockForBot(
  tx: Transaction,
  conversation_ids: readonly string[],
): Promise<Map<string, BotConversation>> {
  if (!conversation_ids.length) return new Map();
  const rows = await tx.rows<BotConversation>(
    sql`select ${stateColumns}, ch.name as channel_name, ch.status = 'open' as channel_open,
        d.name as department_name
      from conversations c
      join channels ch on ch.account_id = ${tx.account_id} and ch.id = c.channel_id
      join departments d on d.account_id = ${tx.account_id} and d.id = c.department_id
      where c.account_id = ${tx.account_id} and c.id = any(${conversation_ids}::uuid[])
      order by c.id for update of c`,
    'lock_for_bot',
  );
  return new Map(rows.map((row) => [row.id, row]));
}
