import type { calls, Conversation, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { sql } from '../../../platform/db/sql.ts';
import { violates } from '../../../platform/db/violates.ts';
import { conversationEvent } from '../events.ts';
import { presentConversation } from '../present.ts';
import { visibleConversation } from '../queries/visible-conversation.ts';
import { appendSystemMessage } from '../writer.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.resumeConversation>;

/** Takes a finished conversation up again, in the hands of this person. One still in progress stays as it is. */
export async function resumeConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<Conversation> {
  const { session, ids, clock } = context;
  await withConversation(context, { id: conversation_id, open: false }, async (tx, conversation) => {
    if (!conversation.finished) return;
    const reopen = sql`update conversations set finished = null, is_manual = true, user_id = ${session.user_id}
      where account_id = ${tx.account_id} and id = ${conversation.id}`;
    await tx.run(reopen).catch((error: unknown) => {
      throw violates(error, 'conversations_open') ? new AppError('conversation_open_elsewhere') : error;
    });
    await appendSystemMessage(tx, conversation, {
      id: ids.next(),
      event: 'resumed',
      message: `${session.user_name} retomou o atendimento`,
      user_id: session.user_id,
      created: clock.now(),
    });
    tx.record(conversationEvent('conversation.opened', { conversation_id }));
  });
  return presentConversation(await visibleConversation(context.db, session, conversation_id));
}
