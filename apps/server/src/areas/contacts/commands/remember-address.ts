import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

interface Found {
  contact_id: string;
  /** The address of the contact's phone on the network. */
  jid: string;
}

/** Keeps the address that the network gave for a contact's phone, which may have another ninth digit. */
export async function rememberAddress(db: AccountDb, { contact_id, jid }: Found): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx.run(
      sql`update contacts set channel_contact_id = ${jid}
        where account_id = ${tx.account_id} and id = ${contact_id} and channel_contact_id is distinct from ${jid}`,
      'remember_address',
    );
    if (changed) tx.record({ type: 'contact.changed', payload: { contact_id } });
  });
}
