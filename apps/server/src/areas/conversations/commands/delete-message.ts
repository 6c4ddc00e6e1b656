import { messageStatuses, type calls, type ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { enqueue } from '../core/enqueue.ts';
import { wakeOutbox } from '../outbox/topic.ts';
import { messageByPlatformId } from '../reader.ts';
import type { MessageRow } from '../rows.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.deleteMessage>;

/**
 * Deletes one of our messages for everyone. A message that has not left yet is just withdrawn. One that has left is
 * deleted on the network, and shown as deleted once the network accepted that.
 */
export async function deleteMessage(context: CallContext, input: Input): Promise<Record<string, never>> {
  const { db } = context;
  const key = {
    account_id: db.account_id,
    channel_id: input.chip_number_id,
    platform_message_id: input.platform_message_id,
  };
  const known = found(await messageByPlatformId(db, key));
  await withConversation(context, { id: known.conversation_id, open: false }, async (tx) => {
    const message = found(await messageByPlatformId(tx, key));
    if (!['user', 'chatbot'].includes(message.origin)) throw new AppError('message_not_deletable');
    if (message.deleted) return;
    const target = { kind: 'conversation', id: message.conversation_id } as const;
    await recordAudit(context, tx, { action: 'deletion.message', target });
    if (await takeBack(tx, message)) return;
    const { channel_id, conversation_id, id: message_id } = message;
    const now = context.clock.now();
    await enqueue(tx, [
      {
        id: context.ids.next(),
        channel_id,
        conversation_id,
        message_id,
        kind: 'delete',
        lane: 'person',
        available_at: now,
      },
    ]);
  });
  wakeOutbox(context, input.chip_number_id);
  return {};
}

/**
 * Marks a message as deleted if it never left; returns false if it may have. It never left when it failed or still
 * waited in the outbox.
 */
async function takeBack(tx: Transaction, message: MessageRow): Promise<boolean> {
  const waiting = await tx.run(
    sql`delete from outbox
      where account_id = ${tx.account_id} and message_id = ${message.id} and kind = 'send' and state = 'queued'`,
  );
  if (!waiting && message.status !== messageStatuses.failed) return false;
  await tx.run(
    sql`update messages set deleted = true where account_id = ${tx.account_id} and id = ${message.id}`,
  );
  await refreshLastMessages(tx, tx.account_id, [message.id]);
  const { conversation_id, id: message_id } = message;
  tx.record({ type: 'message.changed', payload: { conversation_id, message_id, said: true } });
  return true;
}
