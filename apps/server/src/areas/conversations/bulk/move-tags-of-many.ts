import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { moveTags, type TagChange } from '../../contacts/index.ts';
import { inGroups } from './in-groups.ts';

/**
 * Adds and removes tags of many locked contacts. Screens are notified once for all of them, and desks once for each
 * department.
 */
export async function moveTagsOfMany(
  tx: Transaction,
  changes: readonly ({ contact_id: string } & TagChange)[],
): Promise<void> {
  const moves = changes.map(({ contact_id, added, removed }) => ({
    contact_id,
    add_tags: new Set(added),
    remove_tags: new Set(removed),
  }));
  await moveTags(tx, moves, 'contact.tagged');
  tx.record({ type: 'contacts.changed', payload: {} });
  const open = await tx.rows<{ id: string; department_id: string }>(
    sql`select id, department_id from conversations
      where account_id = ${tx.account_id} and contact_id = any(${changes.map(({ contact_id }) => contact_id)}::uuid[])
        and finished is null`,
    'conversations_of_contacts',
  );
  for (const group of inGroups(open)) tx.record({ type: 'conversations.changed', payload: group });
}
