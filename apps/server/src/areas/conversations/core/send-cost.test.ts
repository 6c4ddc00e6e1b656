import { calls } from '@prosa/contract';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { serverTest as it } from '../../../testing/server-test.ts';

const real = pg.Client.prototype.query;

/** Collects the names of the statements between begin and commit of the transaction that `name` is in. */
async function statementsAround(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const open = new Map<unknown, string[]>();
  let found: string[] = [];
  const note = (client: unknown, asked: string | { name?: string; text: string }) => {
    const { name: made = '', text } = typeof asked === 'string' ? { text: asked } : asked;
    if (text.startsWith('begin')) open.set(client, []);
    else if (text !== 'commit') open.get(client)?.push(made || text);
    else {
      const names = open.get(client) ?? [];
      if (names.includes(name)) found = names;
      open.delete(client);
    }
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    note(this, given[0] as string);
    return Reflect.apply(real, this, given) as never;
  });
  await work().finally(() => spy.mockRestore());
  return found;
}

it('answering a customer costs three statements, and four when it takes the conversation over from a bot', async ({
  talk,
  server,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  const { _id: conversation_id } = await talk.conversation(phone);
  const answer = () => talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
  const [lock, ...write] = ['lock_for_message', 'commit_conversations_messages_outbox', 'append_events'];
  expect(await statementsAround('lock_for_message', answer)).toEqual([lock, ...write]);
  await server.runtime.database.acrossAccounts.run(
    sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${conversation_id}`,
  );
  expect(await statementsAround('lock_for_message', answer)).toEqual([
    lock,
    'withdraw_bot_messages',
    ...write,
  ]);
});
