import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns over which number and at which address a conversation's customer is reached; null when it is finished. */
export async function placeOfCustomer(
  db: AccountDb,
  conversation_id: string,
): Promise<{ at: { channel_id: string; to: string }; is_manual: boolean } | null> {
  const row = await db.row<{ channel_id: string; to: string; is_manual: boolean }>(
    sql`select c.channel_id, c.is_manual,
        coalesce(k.channel_contact_id, k.phone || '@s.whatsapp.net', k.lid || '@lid', k.bsuid) as "to"
      from conversations c join contacts k on k.account_id = c.account_id and k.id = c.contact_id
      where c.account_id = ${db.account_id} and c.id = ${conversation_id} and c.finished is null`,
    'place_of_customer',
  );
  return row && { at: { channel_id: row.channel_id, to: row.to }, is_manual: row.is_manual };
}
