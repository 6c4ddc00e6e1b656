import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import { reachedAt, type Addresses } from '../core/reached-at.ts';

type Place = Addresses & { channel_id: string; driver: string; is_manual: boolean };

/**
 * Returns over which number and at which address a conversation's customer is reached; null when it is finished, or the
 * number cannot reach them.
 */
export async function placeOfCustomer(
  db: AccountDb,
  conversation_id: string,
): Promise<{ at: { channel_id: string; to: string }; is_manual: boolean } | null> {
  const row = await db.row<Place>(
    sql`select c.channel_id, ch.driver, c.is_manual, c.address, k.phone, k.lid, k.bsuid
      from conversations c
      join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      join contacts k on k.account_id = c.account_id and k.id = c.contact_id
      where c.account_id = ${db.account_id} and c.id = ${conversation_id} and c.finished is null`,
    'place_of_customer',
  );
  const to = row && reachedAt(row, capabilitiesOf(row.driver));
  return to ? { at: { channel_id: row.channel_id, to }, is_manual: row.is_manual } : null;
}
