import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { stateColumns, type ConversationState } from './state.ts';

/** Locks a conversation until the transaction ends; returns null for an unknown one. */
export async function lockConversation(tx: Transaction, id: string): Promise<ConversationState | null> {
  return (await lockConversations(tx, [id])).get(id) ?? null;
}

/** Locks the conversation in which a message is now, until the transaction ends; returns null for an unknown message. */
export function lockConversationOf(tx: Transaction, message_id: string): Promise<ConversationState | null> {
  return tx.row<ConversationState>(
    sql`select ${stateColumns} from messages m
      join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      where m.account_id = ${tx.account_id} and m.id = ${message_id} for update of c`,
    'lock_conversation_of_message',
  );
}

/** Locks conversations until the transaction ends, in order of their ids: the order in which all code locks them. */
export async function lockConversations(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, ConversationState>> {
  if (!ids.length) return new Map();
  const rows = await tx.rows<ConversationState>(
    sql`select ${stateColumns} from conversations c
      where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[]) order by c.id for update`,
    'lock_conversations',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks the conversation that a person writes into. `written` is the message that already exists under the writer's
 * own id, `driver` that of the number. A message that is being stored at this moment is not seen here; the unique index refuses it instead.
 */
export function lockForMessage(
  tx: Transaction,
  { id, message_id }: { id: string; message_id: string },
): Promise<(ConversationState & { written: string | null; driver: string }) | null> {
  return tx.row(
    sql`select ${stateColumns}, (
          select m.id from messages m
          where m.account_id = ${tx.account_id} and m.message_id = ${message_id} and m.origin in ('user', 'chatbot')
        ) as written,
        (select ch.driver from channels ch where ch.account_id = c.account_id and ch.id = c.channel_id) as driver
      from conversations c where c.account_id = ${tx.account_id} and c.id = ${id} for update`,
    'lock_for_message',
  );
}
