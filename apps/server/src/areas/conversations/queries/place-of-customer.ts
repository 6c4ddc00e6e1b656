import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

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

/** Returns over which number and at which address a conversation's customer is reached; null when it is finished. */
export function placeOfCustomer(db: AccountDb, conversation_id: string): Promise<PlaceOfCustomer | null> {
  return db.row<PlaceOfCustomer>(
    sql`select c.channel_id, c.is_manual, ch.driver, ch.read_receipts,
        coalesce(k.channel_contact_id, k.phone || '@s.whatsapp.net', k.lid || '@lid', k.bsuid) as "to"
      from conversations c
      join contacts k on k.account_id = c.account_id and k.id = c.contact_id
      join channels ch on ch.account_id = c.account_id and ch.id = c.channel_id
      where c.account_id = ${db.account_id} and c.id = ${conversation_id} and c.finished is null`,
    'place_of_customer',
  );
}
