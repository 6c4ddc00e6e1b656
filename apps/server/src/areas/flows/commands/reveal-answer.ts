import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandVisible } from '../../conversations/index.ts';

/**
 * Returns the answer to a sensitive question, and records in the same transaction who saw it. The person who
 * attends the conversation may, and those who lead.
 */
export async function revealAnswer(
  context: CallContext,
  { message_id }: ParsedInput<typeof calls.revealAnswer>,
): Promise<{ text: string }> {
  const { db, session } = context;
  const { conversation_id, user_id } = found(
    await db.row<{ conversation_id: string; user_id: string | null }>(
      sql`select m.conversation_id, c.user_id from messages m
        join conversations c on c.account_id = m.account_id and c.id = m.conversation_id
        where m.account_id = ${db.account_id} and m.id = ${message_id}`,
    ),
  );
  await demandVisible(db, session, conversation_id);
  if (user_id !== session.user_id && !session.abilities.has('answers.reveal'))
    throw new AppError('answer_not_yours');
  return db.transaction(async (tx) => {
    const text = await hiddenAnswer(tx, { conversation_id, message_id });
    if (text === null) throw new AppError('answer_gone');
    const target = { kind: 'conversation', id: conversation_id } as const;
    await recordAudit(context, tx, { action: 'conversation.answer_revealed', target });
    return { text };
  });
}

/** Returns what a run of the conversation still keeps of a masked answer. */
async function hiddenAnswer(
  tx: Transaction,
  { conversation_id, message_id }: { conversation_id: string; message_id: string },
): Promise<string | null> {
  const run = await tx.row<{ text: string }>(
    sql`select state #>> array['hidden', ${message_id}::text] as text from flow_runs
      where account_id = ${tx.account_id} and conversation_id = ${conversation_id}
        and state -> 'hidden' ? ${message_id}::text
      limit 1`,
    'hidden_answer',
  );
  return run?.text ?? null;
}
