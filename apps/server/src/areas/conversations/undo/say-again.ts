import { messageStatuses } from '@prosa/contract';
import type { Ids } from '../../../platform/clock/ids.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../core/enqueue.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';
import { isUntouched, type Changed } from './restored.ts';

/**
 * Queues again what bots were about to say when a person acted, if nothing happened since. It never left, and keeps
 * its id on the network.
 */
export async function sayAgain(tx: Transaction, changed: readonly Changed[], ids: Ids): Promise<void> {
  const { account_id } = tx;
  const entries = changed.filter(isUntouched).flatMap(({ now, before }) =>
    before.withdrawn.map((entry) => ({
      ...entry,
      id: ids.next(),
      channel_id: now.channel_id,
      conversation_id: now.id,
      kind: 'send' as const,
      lane: 'bot' as const,
    })),
  );
  if (!entries.length) return;
  const message_ids = entries.map(({ message_id }) => message_id);
  await tx.run(
    sql`update messages set status = ${messageStatuses.pending}, failure = null
      where account_id = ${account_id} and id = any(${message_ids}::uuid[])`,
    'unwithdraw_messages',
  );
  await enqueue(tx, entries);
  await refreshLastMessages(tx, account_id, message_ids);
  for (const { message_id, conversation_id } of entries) {
    tx.record({ type: 'message.changed', payload: { conversation_id, message_id } });
  }
}
