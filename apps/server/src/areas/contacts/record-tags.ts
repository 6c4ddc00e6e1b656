import type { Transaction } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Records which tags these contacts have now; reports count from these events alone. `contact.changed` also reaches
 * every open screen. `contact.tagged` is only counted, for work on so many contacts that screens are notified once
 * for all of them.
 */
export async function recordTags(
  tx: Transaction,
  type: 'contact.changed' | 'contact.tagged',
  contact_ids: readonly string[],
): Promise<void> {
  const ids = [...new Set(contact_ids)];
  if (!ids.length) return;
  const rows = await tx.rows<{ contact_id: string; tags: string[] }>(
    sql`select c.id as contact_id, tags_of_contact(c.account_id, c.id) as tags
      from contacts c where c.account_id = ${tx.account_id} and c.id = any(${ids}::uuid[])`,
    'record_tags',
  );
  for (const payload of rows) tx.record({ type, payload });
}
