import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import { refreshLastMessages } from '../writer.ts';
import { lockTalk } from './lock-talk.ts';

/** The sender took a message back: its text is no longer shown. */
export async function markDeleted(
  { database }: Runtime,
  {
    account_id,
    channel_id,
    platform_message_id,
  }: { account_id: string; channel_id: string; platform_message_id: string },
): Promise<void> {
  await database.forAccount(account_id).transaction(async (tx) => {
    if (!(await lockTalk(tx, { channel_id, platform_message_id }))) return;
    const row = await tx.row<{ id: string; conversation_id: string }>(
      sql`update messages set deleted = true
        where account_id = ${account_id} and channel_id = ${channel_id}
          and platform_message_id = ${platform_message_id} and not deleted
        returning id, conversation_id`,
    );
    if (!row) return;
    await refreshLastMessages(tx, account_id, [row.id]);
    tx.record(
      conversationEvent('message.changed', { conversation_id: row.conversation_id, message_id: row.id }),
    );
  });
}
