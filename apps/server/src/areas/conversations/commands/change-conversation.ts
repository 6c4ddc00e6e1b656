import type { calls, ParsedInput } from '@prosa/contract';
import { requireDepartment } from '../../team/index.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conversationEvent } from '../events.ts';
import type { ConversationRow } from '../rows.ts';
import { keepForUndo, openUndo } from '../undo/record-undo.ts';
import { appendSystemMessage } from '../writer.ts';
import { withConversation } from './with-conversation.ts';

type Input = ParsedInput<typeof calls.changeConversation>;

/** Transfers to a department, marks as answered, switches the automatic follow-up off. */
export function changeConversation(context: CallContext, input: Input): Promise<{ undo_id: string | null }> {
  const { conversation_id, department, note, waiting_response, auto_follow_up } = input;
  return withConversation(context, { id: conversation_id, open: true }, async (tx, conversation) => {
    const moved = department !== undefined && department !== conversation.department_id;
    const undo_id = moved ? await transfer(context, tx, { conversation, department, note }) : null;
    if (waiting_response !== undefined) await setWaiting(tx, conversation, waiting_response);
    if (auto_follow_up === false) {
      await tx.run(
        sql`update conversations set auto_follow_up = false
          where account_id = ${tx.account_id} and id = ${conversation.id}`,
      );
    }
    tx.record(
      conversationEvent('conversation.changed', {
        conversation_id,
        ...(moved ? { from_department: conversation.department_id, department_id: department } : {}),
      }),
    );
    return { undo_id };
  });
}

interface Transfer {
  conversation: ConversationRow;
  department: string;
  note: string | undefined;
}

async function transfer(
  context: CallContext,
  tx: Transaction,
  { conversation, department, note = '' }: Transfer,
): Promise<string> {
  const { session, ids, clock } = context;
  const { name } = await requireDepartment(tx, department);
  const undo_id = await openUndo(context, tx);
  // Who hands it to a department wants people there to attend, whatever a robot was about to say.
  await keepForUndo(tx, { undo_id, act: 'transfer', conversation_ids: [conversation.id] });
  await tx.run(
    sql`update conversations set department_id = ${department}, user_id = null, is_manual = true
      where account_id = ${tx.account_id} and id = ${conversation.id}`,
  );
  const { id: conversation_id } = conversation;
  if (!conversation.is_manual)
    tx.record(conversationEvent('conversation.taken', { conversation_id, user_id: null }));
  const said = `${session.user_name} transferiu para o departamento ${name}`;
  await appendSystemMessage(tx, conversation, {
    id: ids.next(),
    event: 'transferred',
    message: note.trim() ? `${said}: “${note.trim()}”` : said,
    user_id: session.user_id,
    created: clock.now(),
  });
  return undo_id;
}

function setWaiting(tx: Transaction, conversation: ConversationRow, waiting: boolean): Promise<number> {
  return tx.run(
    sql`update conversations set waiting_response = ${waiting},
        waiting_since = case when ${waiting} then coalesce(waiting_since, last_activity) end
      where account_id = ${tx.account_id} and id = ${conversation.id}`,
  );
}
