import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.readConversation>;

/** Somebody looked: the unread mark goes, for everybody. Nothing is recorded when there was none. */
export async function readConversation(
  context: CallContext,
  { conversation_id }: Input,
): Promise<Record<string, never>> {
  await withConversation(context, { id: conversation_id, open: false }, async (tx, conversation) => {
    if (!conversation.unread && !conversation.is_new) return;
    await tx.run(
      sql`update conversations set unread = 0, is_new = false
        where account_id = ${tx.account_id} and id = ${conversation.id}`,
      'read_conversation',
    );
    tx.record(conversationEvent('conversation.changed', { conversation_id }));
  });
  return {};
}
