import { messageStatuses } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../core/enqueue.ts';
import type { MessageRow } from '../rows.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';

/**
 * Tries a message again ("Tentar de novo"). A failed message is queued again under the same platform id. One whose
 * outcome is unknown is reconciled at once, before anything is sent; if nobody could say what became of it, it is queued
 * again as well. Any other is left alone.
 */
export async function retryMessage(
  { ids, clock }: CallContext,
  tx: Transaction,
  message: MessageRow,
): Promise<void> {
  const { account_id } = tx;
  const now = clock.now();
  const { status, unconfirmed, deleted } = await lockState(tx, message.id);
  if (unconfirmed) {
    const waiting = await tx.run(
      sql`update outbox set available_at = case when state = 'unconfirmed' then ${now} else available_at end
        where account_id = ${account_id} and message_id = ${message.id} and kind = 'send'`,
    );
    if (waiting) return;
  }
  if ((status !== messageStatuses.failed && !unconfirmed) || deleted) return;
  await tx.run(
    sql`update messages set status = ${messageStatuses.pending}, failure = null, unconfirmed = false where account_id = ${account_id} and id = ${message.id}`,
  );
  const { channel_id, conversation_id } = message;
  await enqueue(tx, [
    {
      id: ids.next(),
      channel_id,
      conversation_id,
      message_id: message.id,
      kind: 'send',
      lane: 'person',
      available_at: now,
    },
  ]);
  await refreshLastMessages(tx, account_id, [message.id]);
  tx.record({ type: 'message.changed', payload: { conversation_id, message_id: message.id } });
}

type State = Pick<MessageRow, 'status' | 'unconfirmed' | 'deleted'>;

/**
 * Locks the message and reads what it has come to: since it was read the network may have been asked about it, and sent
 * again it would be there twice.
 */
async function lockState(tx: Transaction, id: string): Promise<State> {
  const state = await tx.row<State>(
    sql`select status, unconfirmed, deleted from messages
      where account_id = ${tx.account_id} and id = ${id} for update`,
    'lock_message_to_retry',
  );
  return found(state);
}
