import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import { reachedAt, type Addresses } from '../core/reached-at.ts';

/** Where a conversation's customer is reached. */
export interface PlaceOfCustomer {
  channel_id: string;
  /** The customer's address on the network. */
  to: string;
  driver: string;
  /** Whether the number shows customers that their messages were read. */
  read_receipts: boolean;
  is_manual: boolean;
}

/**
 * Returns over which number and at which address a conversation's customer is reached; null when it is finished, or the
 * number cannot reach them.
 */
export async function placeOfCustomer(
  db: AccountDb,
  conversation_id: string,
): Promise<PlaceOfCustomer | null> {
  const row = await db.row<Omit<PlaceOfCustomer, 'to'> & Addresses>(
    sql`select c.channel_id, c.is_manual, ch.driver, ch.read_receipts, c.address, k.phone, k.lid, k.bsuid
      from conversations c
      join contacts k on k.account_id = c.account_id and k.id = c.contact_id
      join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      where c.account_id = ${db.account_id} and c.id = ${conversation_id} and c.finished is null`,
    'place_of_customer',
  );
  if (!row) return null;
  const { channel_id, is_manual, driver, read_receipts } = row;
  const to = reachedAt(row, capabilitiesOf(driver));
  return to === null ? null : { channel_id, to, driver, read_receipts, is_manual };
}
