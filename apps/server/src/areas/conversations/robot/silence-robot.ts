import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import { refreshLastMessages } from '../writer.ts';

/**
 * Takes back what robots of these conversations said and that has not begun to leave, so that they never talk over a
 * person. To be called under the conversations' locks, by whatever ends a robot's turn.
 */
export async function silenceRobot(tx: Transaction, conversation_ids: readonly string[]): Promise<void> {
  const { account_id } = tx;
  const withdrawn = await tx.rows<{ message_id: string; conversation_id: string }>(
    sql`delete from outbox o using messages m
      where o.account_id = ${account_id} and o.conversation_id = any(${conversation_ids}::text[])
        and o.state = 'queued' and o.kind = 'send'
        and m.account_id = ${account_id} and m.id = o.message_id and m.origin = 'chatbot'
      returning o.message_id, o.conversation_id`,
    'silence_robot',
  );
  if (!withdrawn.length) return;
  const message_ids = withdrawn.map((row) => row.message_id);
  await tx.run(
    sql`update messages set status = 0, failure = 'withdrawn', unconfirmed = false
      where account_id = ${account_id} and id = any(${message_ids}::text[])`,
    'withdraw_messages',
  );
  await refreshLastMessages(tx, account_id, message_ids);
  for (const about of withdrawn) tx.record(conversationEvent('message.changed', about));
}
