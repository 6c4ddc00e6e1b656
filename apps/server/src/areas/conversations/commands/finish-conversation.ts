import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { appendSystemMessage } from '../writer.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.finishConversation>;

/** Finishes a conversation; the next message of the customer opens a new one. */
export async function finishConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<{ undo_id: string }> {
  const { session, ids, clock } = context;
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const now = clock.now();
    const undo_id = await openUndo(context, tx);
    await keepForUndo(tx, { undo_id, act: 'finish', conversation_ids: [conversation_id] });
    await appendSystemMessage(tx, conversation, {
      id: ids.next(),
      event: 'finished',
      message: `${session.user_name} finalizou o atendimento`,
      user_id: session.user_id,
      created: now,
    });
    await tx.run(
      sql`update conversations set finished = ${now}, waiting_response = false, waiting_since = null, unread = 0
        where account_id = ${tx.account_id} and id = ${conversation.id}`,
    );
    tx.record(conversationEvent('conversation.finished', { conversation_id, user_id: session.user_id }));
    return { undo_id };
  });
}
