import { messageStatuses } from '@prosa/contract';
import type { SendFailure } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { holdChats, holdEnd } from '../../channels/index.ts';
import { lockTalk } from '../core/lock-talk.ts';
import { refreshLastMessages } from '../core/refresh-last-messages.ts';

interface Arriving {
  account_id: string;
  channel_id: string;
  failure: SendFailure;
}

/**
 * Stores that a message which the network had accepted never arrived: it failed, with the code, as one that was refused
 * at once, and new chats are held where that is why. A message that was delivered stays so, whatever is reported later. Hearing it again changes nothing.
 */
export async function storeFailure(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { account_id, channel_id, failure: { platform_message_id, code } }: Arriving,
): Promise<void> {
  await database.forAccount(account_id).transaction(async (tx) => {
    if (!(await lockTalk(tx, { channel_id, platform_message_id }))) return;
    const changed = await tx.row<{ id: string; conversation_id: string }>(
      sql`update messages set status = ${messageStatuses.failed}, failure = ${code}, unconfirmed = false
        where account_id = ${account_id} and channel_id = ${channel_id}
          and platform_message_id = ${platform_message_id} and origin in ('user', 'chatbot')
          and status between ${messageStatuses.pending} and ${messageStatuses.accepted}
        returning id, conversation_id`,
      'fail_accepted',
    );
    if (!changed) return;
    const { id: message_id, conversation_id } = changed;
    if (code === 'new_chats_held') {
      const now = clock.now();
      await holdChats(tx, { channel_id, until: holdEnd(now) }, now);
    }
    // What is being sent is settled by its pump, which leaves the failure as it is.
    await tx.run(
      sql`delete from outbox where account_id = ${account_id} and message_id = ${message_id} and kind = 'send'
        and state <> 'sending'`,
      'leave_outbox_failed',
    );
    await refreshLastMessages(tx, account_id, [message_id]);
    tx.record({ type: 'message.changed', payload: { conversation_id, message_id, failed: true } });
  });
}
