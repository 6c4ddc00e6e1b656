import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { withdrawBotMessages } from '../core/withdraw-bot-messages.ts';

/** Withdraws what bots were about to say to a contact, in all conversations. */
export async function silenceContact(tx: Transaction, contact_id: string): Promise<void> {
  const open = await tx.rows<{ id: string }>(
    sql`select id from conversations
      where account_id = ${tx.account_id} and contact_id = ${contact_id} and finished is null
      order by id for update`,
  );
  if (open.length)
    await withdrawBotMessages(
      tx,
      open.map(({ id }) => id),
    );
}
