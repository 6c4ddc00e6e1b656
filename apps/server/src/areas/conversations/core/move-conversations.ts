import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { stateColumns, type ConversationState } from './state.ts';

/** Locks all conversations of these contacts, in the order in which all code locks them. */
export function lockConversationsOf(
  tx: Transaction,
  contact_ids: readonly string[],
): Promise<ConversationState[]> {
  return tx.rows<ConversationState>(
    sql`select ${stateColumns} from conversations c
      where c.account_id = ${tx.account_id} and c.contact_id = any(${contact_ids}::uuid[]) order by c.id for update`,
    'lock_conversations_of_contacts',
  );
}

/** Gives locked conversations to another contact, with what the desk filters by. */
export async function moveConversations(
  tx: Transaction,
  { ids, contact_id }: { ids: readonly string[]; contact_id: string },
): Promise<void> {
  await tx.run(
    sql`update conversations c set contact_id = k.id, contact_search = k.search,
        contact_tags = tags_of_contact(k.account_id, k.id)
      from contacts k
      where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])
        and k.account_id = c.account_id and k.id = ${contact_id}`,
    'move_conversations',
  );
}
