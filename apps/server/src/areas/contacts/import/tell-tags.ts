import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Tells which tags these contacts have now, because the reports count them from the events alone. */
export async function tellTags(tx: Transaction, contact_ids: readonly string[]): Promise<void> {
  const ids = [...new Set(contact_ids)];
  if (!ids.length) return;
  const rows = await tx.rows<{ contact_id: string; tags: string[] }>(
    sql`select c.id as contact_id, array(
        select g.tag_id from contact_tags g where g.account_id = c.account_id and g.contact_id = c.id
      ) as tags
      from contacts c where c.account_id = ${tx.account_id} and c.id = any(${ids}::text[])`,
    'tell_tags_of_import',
  );
  for (const payload of rows) tx.record({ type: 'contact.changed', payload });
}
