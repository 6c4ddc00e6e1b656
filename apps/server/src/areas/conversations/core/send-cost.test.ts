import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest as it } from '../../../testing/server-test.ts';
import { transactionsDuring } from '../../../testing/statements.ts';

/** The names of the statements of the last transaction that `name` is in. */
async function statementsAround(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const committed = await transactionsDuring(work);
  return committed.findLast((names) => names.includes(name)) ?? [];
}

it('answering a customer costs three statements, and four when it takes the conversation over from a bot', async ({
  talk,
  server,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  const { _id: conversation_id } = await talk.conversation(phone);
  const answer = () => talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
  const lock = 'lock_for_message';
  expect(await statementsAround(lock, answer)).toEqual([
    lock,
    'commit_conversation_message_outbox',
    'append_events',
  ]);
  await server.runtime.database.acrossAccounts.run(
    sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${conversation_id}`,
  );
  expect(await statementsAround(lock, answer)).toEqual([
    lock,
    'withdraw_bot_messages',
    'commit_conversation_messages_outbox',
    'append_events',
  ]);
});
