import type { MessageOrigin } from '@prosa/contract';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { BotRuns } from './bot-runs.ts';
import type { ConversationState } from './state.ts';
import { withdrawBotMessages } from './withdraw-bot-messages.ts';

interface Joining {
  from: ConversationState;
  into: Pick<ConversationState, 'id' | 'last_position'>;
  runs: BotRuns;
  now: Date;
}

/** A message that moved to another thread. */
export interface Moved {
  message_id: string;
  origin: MessageOrigin;
  position: number;
}

/**
 * Moves the messages of a locked conversation to the end of another one's thread and deletes the emptied one. What a
 * bot was about to say there is withdrawn first. Returns what moved, in order; the caller writes the other row.
 */
export async function joinThreads(tx: Transaction, { from, into, runs, now }: Joining): Promise<Moved[]> {
  const { account_id } = tx;
  await withdrawBotMessages(tx, [from.id]);
  await runs.merge(tx, { from: from.id, into: into.id, now });
  const moved = await tx.rows<Moved>(
    sql`update messages set conversation_id = ${into.id}, position = position + ${into.last_position}::integer
      where account_id = ${account_id} and conversation_id = ${from.id}
      returning id as message_id, origin, position`,
    'move_messages',
  );
  await tx.run(
    sql`update outbox set conversation_id = ${into.id} where account_id = ${account_id} and conversation_id = ${from.id}`,
    'move_outbox',
  );
  await tx.run(
    sql`delete from conversations where account_id = ${account_id} and id = ${from.id}`,
    'drop_merged_conversation',
  );
  tx.record({
    type: 'conversation.merged',
    payload: { conversation_id: from.id, department_id: from.department_id, into: into.id },
  });
  return moved.sort((one, other) => one.position - other.position);
}
