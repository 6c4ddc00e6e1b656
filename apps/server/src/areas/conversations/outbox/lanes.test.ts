import { calls } from '@prosa/contract';
import { expect } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { eventually } from '../../../testing/eventually.ts';
import { serverTest } from '../../../testing/server-test.ts';

/** Ids in the order of `n`: what is queued for all of them leaves in that order. */
const customerId = sql`lpad(n::text, 32, '0')::uuid`;

const it = serverTest
  .extend(
    'db',
    ({ server }) =>
      () =>
        server.runtime.database.acrossAccounts,
  )
  /** Queues a message in the bulk lane for each of the conversations. */
  .extend('queueBulk', ({ talk, db }) => async (conversations: ReturnType<typeof sql>): Promise<void> => {
    const { account_id } = talk.company;
    const channel = talk.channel._id;
    await db().run(
      sql`with told as (
        insert into messages (account_id, id, conversation_id, channel_id, position, message_id, platform_message_id,
          origin, type, message, status, created)
        select account_id, md5('bulk ' || id)::uuid, id, channel_id, last_position + 1, 'bulk ' || id, 'bulk ' || id, 'chatbot',
          'text', 'Promoção', 1, now()
        from conversations where account_id = ${account_id} and ${conversations}
        returning id, conversation_id
      )
      insert into outbox (account_id, id, channel_id, conversation_id, message_id, kind, lane, available_at)
      select ${account_id}, id, ${channel}, conversation_id, id, 'send', 2, now() from told order by conversation_id`,
    );
  })
  .extend('addCustomers', ({ talk, db }) => async (count: number): Promise<void> => {
    const { account_id, department } = talk.company;
    await db().run(
      sql`insert into contacts (account_id, id, name, phone, created)
      select ${account_id}, ${customerId}, 'Cliente ' || n, '55117' || (10000000 + n), now()
      from generate_series(1, ${count}::int) n`,
    );
    await db().run(
      sql`insert into conversations (account_id, id, channel_id, contact_id, department_id, is_manual, created,
        last_activity)
      select ${account_id}, ${customerId}, ${talk.channel._id}, ${customerId}, ${department}, true, now(), now()
      from generate_series(1, ${count}::int) n`,
    );
  })
  .extend(
    'inbox',
    ({ server, talk }) =>
      async (phone: string) =>
        (
          await server.simulator<{ message: string }[]>(`inbox?channel=${talk.channel._id}&phone=${phone}`)
        ).map(({ message }) => message),
  );

it('a person’s answer leaves while ten thousand bulk messages of the number wait, and these continue', async ({
  talk,
  addCustomers,
  queueBulk,
  inbox,
  db,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Alguém aí?');
  const { _id: conversation_id } = await talk.conversation(phone);
  await addCustomers(10_000);
  await queueBulk(sql`id <> ${conversation_id}`);
  await eventually(async () => (await inbox('5511710000001')).length === 1);
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Estou aqui' });
  await eventually(async () => (await inbox(phone)).includes('Estou aqui'));
  const row = await db().row<{ waiting: number }>(
    sql`select count(*)::int as waiting from outbox where account_id = ${talk.company.account_id} and lane = 2`,
  );
  expect(row?.waiting).toBeGreaterThan(5000);
});

it('order within a conversation is kept: an answer brings along what was said there before it', async ({
  talk,
  queueBulk,
  db,
  inbox,
}) => {
  const phone = talk.phone();
  await talk.writes(phone, 'Oi');
  const { _id: conversation_id } = await talk.conversation(phone);
  await queueBulk(sql`id = ${conversation_id}`);
  await db().run(
    sql`update conversations set last_position = last_position + 1 where id = ${conversation_id}`,
  );
  await talk.company.owner.call(calls.sendMessage, { conversation_id, text: 'Bom dia' });
  await eventually(async () => (await inbox(phone)).length === 2);
  expect(await inbox(phone)).toEqual(['Promoção', 'Bom dia']);
});
