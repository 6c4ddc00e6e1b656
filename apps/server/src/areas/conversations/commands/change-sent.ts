import { messageStatuses } from '@prosa/contract';
import type { Capabilities } from '@prosa/whatsapp';
import { capabilitiesOf } from '../../channels/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { enqueue, type Leaving } from '../core/enqueue.ts';
import { wakeOutbox } from '../outbox/topic.ts';
import { messagesByIds } from '../reader.ts';
import type { MessageRow } from '../rows.ts';
import { withConversation } from './with-conversation.ts';

interface Changing {
  message_id: string;
  can: 'editMessage' | 'reactions';
  /** Changes what is ours and returns what leaves; null for nothing. */
  work: (
    tx: Transaction,
    message: MessageRow,
  ) => Promise<Pick<Leaving, 'kind' | 'content' | 'before'> | null>;
}

/**
 * Locks a message that the network has, with its open conversation, and queues what a person does with it. Throws
 * not_found for one that this person may not see, and capability_missing where the number cannot do this.
 */
export async function changeSent(context: CallContext, { message_id, can, work }: Changing): Promise<void> {
  const { db, ids, clock } = context;
  const [known] = await messagesByIds(db, db.account_id, [message_id]);
  const { conversation_id, channel_id } = found(known);
  await withConversation(context, { id: conversation_id, open: true }, async (tx) => {
    await requireCapability(tx, channel_id, can);
    const [message] = await messagesByIds(tx, tx.account_id, [message_id]);
    const leaving = await work(tx, found(message));
    if (!leaving) return;
    const place = { id: ids.next(), channel_id, conversation_id, message_id, available_at: clock.now() };
    await enqueue(tx, [{ ...place, ...leaving, lane: 'person' }]);
  });
  wakeOutbox(context, channel_id);
}

/** Returns whether the network has a message, so that something can be done with it there. */
export function isOnNetwork({ origin, deleted, status }: MessageRow): boolean {
  return origin !== 'system' && !deleted && (origin === 'customer' || status >= messageStatuses.accepted);
}

async function requireCapability(
  tx: Transaction,
  channel_id: string,
  can: keyof Capabilities,
): Promise<void> {
  const row = await tx.row<{ driver: string }>(
    sql`select driver from channels where account_id = ${tx.account_id} and id = ${channel_id}`,
    'driver_of_channel',
  );
  if (!capabilitiesOf(found(row).driver)[can]) throw new AppError('capability_missing');
}
