import { messageStatuses } from '@prosa/contract';
import type { Receipt } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  receipt: Receipt;
}

/**
 * Moves a message's status forward, never back. A receipt whose message is not here yet is parked until it comes. A
 * receipt also settles a failed or unconfirmed message: the network has it.
 */
export async function storeReceipt(
  { database, clock }: Runtime,
  { account_id, channel_id, receipt }: Arriving,
): Promise<void> {
  const { platform_message_id, status } = receipt;
  await database.forAccount(account_id).transaction(async (tx) => {
    const known = await tx.row<{ id: string; conversation_id: string; status: number; unconfirmed: boolean }>(
      sql`select id, conversation_id, status, unconfirmed from messages
        where account_id = ${account_id} and channel_id = ${channel_id}
          and platform_message_id = ${platform_message_id}
        for update`,
      'message_for_receipt',
    );
    if (!known) {
      await tx.run(
        sql`insert into early_receipts as known (account_id, channel_id, platform_message_id, status, created)
          values (${account_id}, ${channel_id}, ${platform_message_id}, ${status}, ${clock.now()})
          on conflict (account_id, channel_id, platform_message_id)
          do update set status = greatest(known.status, excluded.status)`,
      );
      return;
    }
    if (known.status >= status && !known.unconfirmed) return;
    await tx.run(
      sql`update messages set status = greatest(status, ${status}), unconfirmed = false, failure = null
        where account_id = ${account_id} and id = ${known.id}`,
      'apply_receipt',
    );
    await tx.run(
      sql`delete from outbox where account_id = ${account_id} and message_id = ${known.id}
        and kind = 'send' and state <> 'sending'`,
      'receipt_settles',
    );
    await refreshLastMessages(tx, account_id, [known.id]);
    const { id: message_id, conversation_id } = known;
    tx.record({
      type: 'message.changed',
      payload: {
        conversation_id,
        message_id,
        read: status >= messageStatuses.read,
      },
    });
  });
}
