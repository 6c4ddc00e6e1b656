import { mask } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { refreshLastTexts } from '../core/refresh-last-messages.ts';

/**
 * Makes messages that hold a sensitive answer unreadable: in the thread, in the text before an edit, in quotes and in
 * lists. What was written is left in the run alone, for as long as that keeps it.
 */
export async function maskMessages(tx: Transaction, message_ids: readonly string[]): Promise<void> {
  if (!message_ids.length) return;
  const { account_id } = tx;
  const masked = await tx.rows<{ message_id: string; conversation_id: string }>(
    sql`update messages set message = ${mask}, first_text = case when first_text is not null then ${mask}::text end
      where account_id = ${account_id} and id = any(${message_ids}::uuid[])
      returning id as message_id, conversation_id`,
    'mask_messages',
  );
  const quoting = await tx.rows<{ message_id: string; conversation_id: string }>(
    sql`update messages q set reply_message = q.reply_message || jsonb_build_object('message', ${mask}::text)
      from messages m
      where m.account_id = ${account_id} and m.id = any(${message_ids}::uuid[])
        and q.account_id = ${account_id} and q.conversation_id = m.conversation_id and q.position > m.position
        and q.reply_message ->> 'platform_message_id' = m.platform_message_id
      returning q.id as message_id, q.conversation_id`,
    'mask_quotes',
  );
  await refreshLastTexts(tx, message_ids);
  for (const about of masked) tx.record({ type: 'message.changed', payload: { ...about, said: true } });
  for (const about of quoting) tx.record({ type: 'message.changed', payload: about });
}
