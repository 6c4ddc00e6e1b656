import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { ConversationState } from '../core/state.ts';
import { withdrawBotMessages } from '../core/withdraw-bot-messages.ts';
import { restored, type Changed } from './restored.ts';
import type { BotRuns } from './bot-runs.ts';

interface Merging {
  changed: Changed;
  later: ConversationState;
  runs: BotRuns;
  now: Date;
}

/**
 * Moves what the customer wrote after a finish that is being undone to the end of the thread it belongs to, and
 * deletes the conversation that it had opened. What a bot was about to say there is withdrawn first.
 */
export async function mergeLater(tx: Transaction, { changed, later, runs, now }: Merging): Promise<void> {
  const { account_id } = tx;
  const { id: into, last_position } = restored(changed);
  const { id: from, department_id } = later;
  await withdrawBotMessages(tx, [from]);
  await runs.merge(tx, { from, into, now });
  const moved = await tx.rows<{ message_id: string; origin: string; position: number }>(
    sql`update messages set conversation_id = ${into},
        position = position + ${last_position - later.last_position}::integer
      where account_id = ${account_id} and conversation_id = ${from}
      returning id as message_id, origin, position`,
    'move_messages',
  );
  await tx.run(
    sql`update outbox set conversation_id = ${into} where account_id = ${account_id} and conversation_id = ${from}`,
    'move_outbox',
  );
  await tx.run(
    sql`delete from conversations where account_id = ${account_id} and id = ${from}`,
    'drop_merged_conversation',
  );
  tx.record({ type: 'conversation.merged', payload: { conversation_id: from, department_id, into } });
  if (changed.before.is_manual) return;
  // The bot that continues here has not heard it.
  moved.sort((one, other) => one.position - other.position);
  for (const { message_id, origin } of moved) {
    if (origin === 'customer') {
      tx.record({ type: 'message.created', payload: { conversation_id: into, message_id, origin } });
    }
  }
}
