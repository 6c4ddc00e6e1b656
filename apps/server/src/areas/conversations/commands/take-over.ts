import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import type { ConversationRow } from '../rows.ts';
import { silenceRobot } from '../robot/silence-robot.ts';
import { appendSystemMessage } from '../writer.ts';

interface Taking {
  /** Null when the business answered on its own handset. */
  user: { id: string; name: string } | null;
  id: string;
  now: Date;
}

/** Gives a locked conversation to a person: the robot is silent from this commit on. */
export async function takeOver(
  tx: Transaction,
  conversation: ConversationRow,
  { user, id, now }: Taking,
): Promise<void> {
  conversation.is_manual = true;
  await silenceRobot(tx, [conversation.id]);
  await tx.run(
    sql`update conversations set is_manual = true, user_id = ${user?.id ?? null}
      where account_id = ${tx.account_id} and id = ${conversation.id}`,
    'take_over',
  );
  await appendSystemMessage(tx, conversation, {
    id,
    event: 'taken',
    message: user ? `${user.name} assumiu o atendimento` : 'Atendimento assumido pelo celular da empresa',
    user_id: user?.id ?? null,
    created: now,
  });
  tx.record(
    conversationEvent('conversation.taken', { conversation_id: conversation.id, user_id: user?.id ?? null }),
  );
}
