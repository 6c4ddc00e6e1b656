import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** How the network names a message. */
export interface MessageKey {
  channel_id: string;
  platform_message_id: string;
}

/**
 * Locks a message's conversation, as all code that changes both does before it locks the message; false when there is
 * no such message.
 */
export async function lockTalk(
  tx: Transaction,
  { channel_id, platform_message_id }: MessageKey,
): Promise<boolean> {
  const talk = await tx.row(
    sql`select c.id from messages m
      join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
      where m.account_id = ${tx.account_id} and m.channel_id = ${channel_id}
        and m.platform_message_id = ${platform_message_id}
      for update of c`,
    'lock_talk',
  );
  return talk !== null;
}
