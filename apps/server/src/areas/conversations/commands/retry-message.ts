import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import type { MessageRow } from '../rows.ts';
import { enqueueOutbox, refreshLastMessages } from '../writer.ts';

/**
 * "Tentar de novo". A failed message is queued again under the same platform id; one whose outcome is unknown is
 * reconciled at once before anything is sent; any other is left alone.
 */
export async function retryMessage(
  { ids, clock }: CallContext,
  tx: Transaction,
  message: MessageRow,
): Promise<void> {
  const { account_id } = tx;
  const now = clock.now();
  if (message.unconfirmed) {
    await tx.run(
      sql`update outbox set available_at = ${now}
        where account_id = ${account_id} and message_id = ${message.id} and state = 'unconfirmed'`,
    );
    return;
  }
  if (message.status !== 0 || message.deleted) return;
  await tx.run(
    sql`update messages set status = 1, failure = null where account_id = ${account_id} and id = ${message.id}`,
  );
  const { channel_id, conversation_id } = message;
  await enqueueOutbox(tx, {
    id: ids.next(),
    channel_id,
    conversation_id,
    message_id: message.id,
    kind: 'send',
    now,
  });
  await refreshLastMessages(tx, account_id, [message.id]);
  tx.record(conversationEvent('message.changed', { conversation_id, message_id: message.id }));
}
